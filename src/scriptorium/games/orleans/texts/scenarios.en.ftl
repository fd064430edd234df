### Events that several scenarios of Invasion share: what is offered for coins, and Support.

effect-support_draw = everybody draws a follower from the bag: it brings a step on its track and one more of its kind
effect-buy_follower = { $n ->
    [one] everybody may buy { $kind-a } for 1 coin
   *[other] everybody may buy { $kind-a } for { $n } coins
}
effect-buy_citizen = { $n ->
    [one] everybody may buy a citizen for 1 coin
   *[other] everybody may buy a citizen for { $n } coins
}
effect-buy_goods = { $n ->
    [one] everybody may buy a good of the goods market
   *[other] everybody may buy up to { $n } goods of the goods market
}
effect-paid_move = { $n ->
    [one] everybody may move the merchant for 1 coin
   *[other] everybody may move the merchant for { $n } coins
}

phase-offer = the offer of the event
phase-end-of-round = end of the round

action-decline = decline
action-buy-citizen = buy a citizen
action-buy-follower = buy { $kind-a }
action-buy-good = buy { $good }
action-travel-move = go to { $town }
action-travel-move-good = go to { $town } and take { $good }
action-travel-move-unseen = go to { $town } and take a good, unseen
action-act-move-unseen = { $place }: go to { $town } and take a good, unseen
    .item = to { $town } with a good

prompt-offer = { $left ->
    [one] { $event }: do you accept the offer?
   *[other] { $event }: do you accept the offer? At most { $left } times.
}

reason-not-offered = { $event } offers nothing of the kind: accept, or decline.
reason-not-available = There is none left in the supply.
reason-not-next = No way leads from { $here } to { $town }.
reason-nothing-there = No goods tile lies there.

event-declined = declines
