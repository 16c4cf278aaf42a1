import time, random
from parola.rules import classic, keys
from parola.rules.view import view, CLASSIC_AUDIENCES
from parola.rules.commands import *
from parola.rules.clock import Phase
from parola.rules.seats import *
W=tuple(f"w{i}" for i in range(25))
def play(rnd):
    d=classic.ClassicDeal(W,keys.deal_classic_key(rnd))
    s=classic.begin(d)
    n=0
    order=rnd.sample(range(25),25); i=0
    while s.phase is not Phase.OVER:
        if s.phase is Phase.CLUE: who,c=SPYMASTERS[s.team],Give("clue",2)
        else:
            if s.guesses and rnd.random()<.3: c=Stop()
            else:
                c=Touch(order[i]); i+=1
            who=OPERATIVES[s.team]
        for e in classic.decide(s,who,c): s=classic.evolve(s,e)
        for a in CLASSIC_AUDIENCES: view(s,a)
        n+=1
    return n
rnd=random.Random(1)
t=time.perf_counter(); n=0
for _ in range(3000): n+=play(rnd)
dt=time.perf_counter()-t
print(3000/dt,"games/s",n/3000,"commands/game",dt/n*1e6,"us/command")
