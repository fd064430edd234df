### What the screens around the table say of the game.

about-pilgrim = Pilgrim
    .family = Base game
    .pitch = Sow your acolytes around the city, build trails to the pilgrimage sites.
    .more = Sow acolytes along the ring of duties, build roads and shrines, give alms, run buildings. Twenty-six rounds, most points win.
    .alone = You play against the Ab-Bott.
edition-pilgrim-2022 = 2022
    .more = The printed edition, with all twenty-four buildings.
    .in = edition of 2022
scenario-pilgrim-base = Base game
scenario-pilgrim-campaign = Solo campaign
setting-pilgrim-setup = Layout
    .more = duties, sites and buildings
    .c-random = Drawn
    .c-first-play = For a first game
setting-pilgrim-start = Start player
    .more = who begins round 1
    .c-random = Drawn
    .c-1 = Blue
    .c-2 = Red
    .c-3 = Green
    .c-4 = Yellow
setting-pilgrim-level = Solo level
    .more = playing alone: six, seven or eight dummies stand in your way
setting-pilgrim-handicap = Handicap
    .more = acolytes that begin as serfs
