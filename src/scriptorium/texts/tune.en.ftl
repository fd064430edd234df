# `scriptorium tune`

cli-tune = make the weights of a game's bots anew
cli-tune-game = the game, e.g. orleans
cli-tune-bot = the bot that plays with the weights, also one from outside (mine.py:Class); the strongest if you name none
cli-tune-generations = how often mean and spread are moved
cli-tune-population = candidates in a generation
cli-tune-best = how many of them are followed
cli-tune-games = games each candidate plays; a quarter of them with two players
cli-tune-step = the first spread, as a share of each weight
cli-tune-seed = any text; the same seed gives the same weights
cli-tune-jobs = processes at the same time; without it, one for each processor
cli-tune-out = the file for the new weights; without it they are printed
cli-tune-value = fit what a game comes to instead, for bots that play plans on
tune-fitting = games
tune-progress = candidates
tune-generation = generation { $number }: best { $best }, followed { $mean } points ahead of the others
tune-written = The new weights are in { $file }.

problem-no-weights = The bots of { $game } have no weights to tune.
problem-not-tunable = The bot { $bot } of { $game } does not play by weights; take one of these: { $known }.
problem-no-fitting = The bots of { $game } have nothing to fit.
problem-bad-plan = Tuning needs at least { $least } for { $name }, not { $value }.
