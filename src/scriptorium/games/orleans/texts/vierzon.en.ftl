### Capital Vierzon.

scenario-vierzon = Capital Vierzon: alone, five objectives in fourteen rounds
name-vierzon = Capital Vierzon

deed-expanding_university = Expanding the University
    .short = University
deed-founding_city_council = Founding the City Council
    .short = City Council

objective-hire_builder = Hire a Builder in Time
    .short = Builder
objective-building_company = Establish a Building Company
    .short = Company
objective-building_materials = Deliver Building Materials to Vierzon
    .short = Materials
objective-fortress = Make Vierzon a Fortress
    .short = Fortress
objective-capital = Make Vierzon the Capital
    .short = Capital

vierzon-play-solo-won = { $names } has won Capital Vierzon.
vierzon-play-solo-lost = { $count ->
    [one] { $names } has lost Capital Vierzon with 1 of five objectives.
   *[other] { $names } has lost Capital Vierzon with { $count } of five objectives.
}

vierzon-game-goal = Goal: five objectives before fourteen rounds are over, the Builder before round 9. Nothing else counts (“help game”).
vierzon-help-game = You play alone and win as soon as you have completed five objectives: pay 10 coins for a Builder before round 9, build a station in Loches, pay goods worth 12 points in Vierzon, pay 25 coins for the Fortress, and bring stations and citizens times status to 28. Without the Builder when round 9 begins, or with one missing after round 14, you have lost. Rounds are those of Orléans without a census. The events of all rounds are known. You own the Market Stand from the start. Points are not counted.
vierzon-help-census = There is no census in this scenario.
vierzon-help-event-pilgrimage = Nobody can gain a monk this round.
vierzon-help-event-income = You receive three times your development status in coins.
vierzon-help-event-trading_day = You receive 2 coins for each of your stations on the map.
vierzon-help-event-harvest = You give 1 food tile (grain, cheese or wine), or 5 coins.
