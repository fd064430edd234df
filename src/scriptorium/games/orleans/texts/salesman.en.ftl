### Travelling Salesman.

scenario-salesman = Travelling Salesman: alone, five deliveries in fifteen rounds
name-salesman = Travelling Salesman

objective-wool_to_bourges = Deliver 3 Wool to Bourges
    .short = Wool
objective-set_to_chartres = Deliver a Complete Set of Goods to Chartres
    .short = Set
objective-food_to_vendome = Deliver 2 Cheese and 2 Wine to Vendôme
    .short = Cheese and wine
objective-grain_to_tours = Deliver 3 Grain to Tours
    .short = Grain
objective-brocade_to_argenton = Deliver 1 Brocade to Argenton-sur-Creuse
    .short = Brocade

salesman-play-solo-won = { $names } has won Travelling Salesman.
salesman-play-solo-lost = { $count ->
    [one] { $names } has lost Travelling Salesman with 1 of five deliveries.
   *[other] { $names } has lost Travelling Salesman with { $count } of five deliveries.
}

salesman-game-goal = Goal: five deliveries before fifteen rounds are over, and food or coins every round. Nothing else counts (“help game”).
salesman-help-game = You play alone and win as soon as you have made five deliveries, each with your merchant in the town: 3 wool to Bourges, one of each good to Chartres, 2 cheese and 2 wine to Vendôme, 3 grain to Tours, 1 brocade to Argenton-sur-Creuse. Every round you give 1 food tile or 2 coins, from round 11 on 2 food tiles or 2 coins for each; whoever cannot has lost, and so has anybody who is not done after round 15. There are neither citizens nor stations. You own the Market Stand from the start. Points are not counted.
salesman-help-census = There is no census in this scenario.
salesman-help-citizen = There are no citizens in this scenario.
salesman-help-station = There are no stations in this scenario.
