## The guided first game: one thing lit, one sentence, at most one task

guide-pilgrim-1 = The wheel
guide-pilgrim-1-text = Eight duties lie around the city; your acolytes walk this ring, and a duty needs one of yours.
guide-pilgrim-2 = Sowing
guide-pilgrim-2-text = Lift all your acolytes of one space and set them down one by one, clockwise; the first five leave the city to the north or south.
guide-pilgrim-2-task = Choose Produce, north of the city
guide-pilgrim-2-on = Go on to Build Roads
guide-pilgrim-3 = Majority
guide-pilgrim-3-text = More acolytes than any other colour make a duty worth 2; as many 1; fewer 1, and you pay a coin.
guide-pilgrim-3-task = Choose Build Roads: its acolyte walks on to Taxation
guide-pilgrim-4 = One duty
guide-pilgrim-4-text = After moving, do one duty where an acolyte of yours stands; afterwards those acolytes walk back to the city.
guide-pilgrim-4-task = Choose Taxation, value 2
guide-pilgrim-5 = Or the tithe
guide-pilgrim-5-text = Instead of a duty take the good on a counter: it needs no majority, and your acolytes stay where they are.
guide-pilgrim-6 = A road
guide-pilgrim-6-text = Build Roads lays tiles from the city outward, 1 stone each; the list shows every turn that fits and what it brings.
guide-pilgrim-6-task = Choose a gold hex
guide-pilgrim-7 = A site
guide-pilgrim-7-text = A trail scores when it ends at a shrine or a site; each shrine multiplies what follows. Sites cost piety and coins.
guide-pilgrim-7-task = Reach the site
guide-pilgrim-8 = The ship
guide-pilgrim-8-text = It sails one hex a round, 26 in all; where it comes, buildings go live, and at a site a season ends.
guide-pilgrim-9 = Piety and alms
guide-pilgrim-9-text = Piety begins at −5 points and pays above 5. Lead in alms when a season ends, and an acolyte goes to the top: 5, 11, 18, 26 points.
guide-pilgrim-10 = How points are made
guide-pilgrim-10-text = Trails, sites, favours, alms, piety, donated buildings, and 1 for each acolyte: the rosette by your name adds it up.
guide-pilgrim-6-move = First move an acolyte to Build Roads
guide-pilgrim-6-duty = Now choose Build Roads

## What is asked in between: explained the first time

guide-pilgrim-way = The way goes on
guide-pilgrim-way-text = Your acolytes are on their way: each step sets one down, and at a river you decide where they go.
guide-pilgrim-goods = What you get
guide-pilgrim-goods-text = A duty brings as much as it is worth; you choose what. Take what your next turn lacks: stone for roads, grain for acolytes and alms.
guide-pilgrim-taxation = What Taxation brings
guide-pilgrim-taxation-text = Always one resource of your choice; with majorities on other duties also what their counters show. Roads need stone.
guide-pilgrim-allocate = Special activities
guide-pilgrim-allocate-text = Allocation sends acolytes to the special activities of your board, and back; each of them makes one duty better.
guide-pilgrim-start = Why you?
guide-pilgrim-start-text = Whoever has the most piety when a round ends says who begins the next one. Those who go early choose before the others; those who go late see what they do.
guide-pilgrim-favour = Favours
guide-pilgrim-favour-text = A long way to a site earns a favour: it counts its points at the end, and fills a space of your board where a building could stand.
guide-pilgrim-alms = Alms
guide-pilgrim-alms-text = Give grain or coins to climb in the row of alms; being ahead pays when the season ends.
guide-pilgrim-end = The turn is over
guide-pilgrim-end-text = Until you end it you can take everything back; then it is the others' turn.
guide-pilgrim-more = A question in between
guide-pilgrim-more-text = It belongs to what you are doing, and the bar says what it is about. The guide goes on afterwards.
