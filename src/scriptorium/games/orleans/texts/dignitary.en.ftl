### The Dignitary, and what it takes from Invasion.

scenario-dignitary = The Dignitary: alone, eight citizens in sixteen rounds
option-difficulty = The Dignitary: eight citizens (normal) or seven (easier)

place-stage_coach = Stage Coach
place-well = Well

happening-conference = Conference
happening-strike = Strike
happening-crusade = Crusade
happening-dues = Dues
happening-technology_tax = Technology Tax
happening-sabotage = Sabotage
happening-axle_fracture = Axle Fracture

effect-no_recruit = nobody can gain { $kind-a } this round
effect-pay_coins = { $n ->
    [one] 1 coin is due
   *[other] { $n } coins are due
}
effect-pay_per_technology = { $n ->
    [one] 1 coin is due for each technology tile laid; unpaid ones go back to the supply
   *[other] { $n } coins are due for each technology tile laid; unpaid ones go back to the supply
}
effect-no_technology_places = places with a technology tile are closed this round
effect-no_place = the { $place } is closed this round

phase-place-citizens = placing citizens
phase-place-citizen = placing citizens
phase-copy = the Well
phase-return-technology = the Technology Tax

action-citizen-development = a citizen on space { $space } of the development track
    .done = lays a citizen on space { $space } of the development track
action-citizen-track = a citizen on the { $track }
    .done = lays a citizen on the { $track }
action-citizen-unreachable = a citizen on the { $track } (out of reach: too few followers)
    .done = lays a citizen on the { $track }
action-citizen-deed = a citizen at { $deed }
    .done = lays a citizen at { $deed }

prompt-place-citizen = { $left ->
    [one] Where does the last citizen lie?
   *[other] Where do your citizens lie? { $left } to place.
}
prompt-copy = Which action does the Well carry out?
prompt-return-technology = { $count ->
    [one] Which technology tile goes back to the supply?
   *[other] Which technology tiles go back to the supply? { $count } to choose.
}

reason-nothing-to-copy = None of your actions could be carried out now.
reason-must-copy = First choose the action that the Well carries out.
reason-copies-itself = The { $place } cannot copy itself.
reason-must-return-technology = { $count ->
    [one] First choose a technology tile that goes back to the supply.
   *[other] First choose { $count } technology tiles that go back to the supply.
}
reason-must-place-citizen = First place your citizens: { $left } to go.
reason-citizen-there = A citizen lies there already.

event-copied = carries out the { $place } with the Well
event-technology-returned = gives the technology at the { $place } back to the supply
event-citizen-placed = { $item-done }

help-place-stage_coach = For 3 coins your merchant moves along one road or waterway and may take one good that lies on it.
help-place-well = Carries out any action of your board or your place tiles, even if nobody stands there; whoever stands there stays.
help-event-conference = Nobody can gain a scholar this round.
help-event-strike = Nobody can gain a craftsman this round.
help-event-crusade = Nobody can gain a knight this round.
help-event-dues = So many coins are due; what is missing is paid by torture.
help-event-technology_tax = 2 coins are due for each technology tile on your places; for each one you cannot pay, one goes back to the supply.
help-event-sabotage = No place that carries a technology tile can be used this round.
help-event-axle_fracture = The Stage Coach cannot be used this round.
