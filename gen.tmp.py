import json,os
NAMES=["Ada","Jan","Zofia","Ion","Mia","Leo"]
def act(s):
    w=s.split(); p=int(w[0]); v=w[1]; a={"player":p,"do":v}; rest=w[2:]
    if v=='place':
        x,y=map(int,rest[0].split(',')); r=int(rest[1][1:]) if len(rest)>1 else 0
        a.update(x=x,y=y,rotation=r)
    elif v=='deploy':
        at=None;fig=None
        for t in rest[1:]:
            if t[0]=='@': at=tuple(map(int,t[1:].split(',')))
            else: fig=t
        if at: a.update(x=at[0],y=at[1])
        a['feature']=int(rest[0])
        if fig: a['figure']=fig
    elif v in('castle','dismiss') or (v=='fairy'):
        x,y=map(int,rest[0].split(',')); a.update(x=x,y=y)
        if len(rest)>1: a['feature']=int(rest[1])
    elif v=='dragon':
        x,y=map(int,rest[0].split(',')); a.update(x=x,y=y)
    elif v=='bridge':
        x,y=map(int,rest[0].split(',')); a.update(x=x,y=y,axis=rest[1])
    elif v=='offer':
        a['tile']=int(rest[0]); 
        if len(rest)>1: a['bid']=int(rest[1])
    elif v=='enter':
        a['quarter']=rest[0]
        if len(rest)>1: a['figure']=rest[1]
    return a
def J(o): return json.dumps(o,ensure_ascii=False,separators=(',',':'))
def laid(s):
    w=s.split(); x,y=map(int,w[1].split(',')); return {"tile":w[0],"x":x,"y":y,"rotation":int(w[2][1:]) if len(w)>2 else 0}
def rec(folder,name,rule,mods,deck,actions,n=2,start=None,opts=None,scores=None,finished=False,steps=None,final=None,at=None,error=None):
    o={"modules":mods.split()}; o.update(opts or {})
    lines=['{',f' "rule": {json.dumps(rule,ensure_ascii=False)},',' "record": {','  "format": "ramparts-record",','  "version": 1,','  "rules": "carcassonne",',f'  "options": {J(o)},',f'  "players": {J(NAMES[:n])},']
    if start: lines+=['  "start": [',',\n'.join('   '+J(laid(s)) for s in start),'  ],']
    acts=[act(a) for a in actions]
    lines+=[f'  "deck": {J(deck.split())},','  "actions": [',',\n'.join('   '+J(a) for a in acts),'  ]',' },']
    tail=[]
    if error: tail+=[f' "at": {at}',f' "error": "{error}"']
    else:
        tail.append(' "expect": '+J({"finished":finished,"scores":scores if scores else [0]*n}))
        if final is not None: tail.append(' "final": '+J(final))
        if steps: tail.append(' "steps": {\n'+',\n'.join(f'  "{k}": {J(v)}' for k,v in steps.items())+'\n }')
    open(f'tests/expansions/{folder}/golden/{name}.json','w').write('\n'.join(lines)+'\n'+',\n'.join(tail)+'\n}\n')
def pre(n=2):
    """Start B31 at 0,0: a highwayman at 1,0, the builder at 2,0; the others place monasteries below."""
    d=['B31']+['B02']*(n-1)+['B31']+['B02']*(n-1); a=['0 place 1,0','0 deploy 0']; y=1
    for p in range(1,n): a+=[f'{p} place 0,{y}',f'{p} pass']; y+=1
    a+=['0 place 2,0','0 deploy 0 builder']
    for p in range(1,n): a+=[f'{p} place 0,{y}',f'{p} pass']; y+=1
    return ' '.join(d)+' ',a
S=['B31 0,0']
# --- inns, large
rec('inns','s16-inns-river','RULES.md §16.5: a road over the river with an inn pays 2 per tile; the large follower on it returns','river-1 inns large','R05 I11 B03 B02 B02',
 ['0 place 1,0 r1','0 deploy 0 large','1 place 1,-1','1 pass','2 place 1,1 r2','2 pass'],n=3,scores=[6,0,0],steps={1:{"large":[0,1,1]},5:{"large":[1,1,1],"turn":0}})
rec('large','s16-large-not-on-the-lake','RULES.md §16.5: nobody is deployed on the lake with the volcano, large or not','abbot river-2 large','S02 S05 S05 S12 B02',
 ['0 place 1,0 r2','0 pass','1 place 2,0','1 deploy 1 abbot','0 place 1,1 r1','0 pass','1 place 3,0','1 deploy 1 large'],at=7,error='figure-unusable')
rec('inns','s16-inns-garden','RULES.md §16.1: the gardens of the second print: the abbot stands on that of I15, whatever the inn is worth','abbot inns','I15',
 ['0 place 1,0','0 deploy 3 abbot'],start=S,scores=[2,0],finished=True,final=[{"player":0,"what":"garden","count":2,"each":1}])
rec('inns','s16-inns-highwayman-eaten','RULES.md §16.2.3: as usual: a road with an inn whose only highwayman is eaten scores for nobody','dragon inns','I15 D09 B02',
 ['0 place 1,0','0 deploy 0','1 place 2,0','1 pass','0 dragon 0,0'],start=['B03 0,0 r3','D06 1,-1'],steps={4:{"supply":[7,7],"dragon":[0,0],"turn":0}})
rec('inns','s16-inns-cathedral-and-princess','RULES.md §16.5: a princess sends home the only knight of a city with a cathedral','princess inns','B21 D24 B02',
 ['0 place 0,1','0 deploy 0','1 place 1,0 r3'],start=['I01 0,0'],steps={1:{"supply":[6,7]},2:{"supply":[7,7],"awaiting":"place","turn":0}})
rec('inns','s16-inns-through-a-portal','RULES.md §16.5: a follower goes through a portal to a road with an inn; completed, 2 per tile','portal inns','D20 B03 B02',
 ['0 place 1,-1','0 deploy 0 @1,0','1 place 2,0 r1','1 pass'],start=['B03 0,0 r3','I15 1,0'],scores=[6,0],steps={1:{"supply":[6,7]},3:{"supply":[7,7]}})
rec('large','s16-large-king','RULES.md §16.5: the king’s card goes by tiles: two, though the large follower counts as two','king large','B21 B02 B02',
 ['0 place 0,1','0 deploy 0 large'],start=['B21 0,0 r2'],scores=[4,0],steps={1:{"king":{"player":0,"size":2},"large":[1,1]}})
rec('large','s16-large-beside-a-shrine','RULES.md §16.5: on a monastery beside a shrine it is one figure; undecided at the end, both score','cult large','B02 H01',
 ['0 place 0,1','0 deploy 0 large','1 place 0,2','1 deploy 0'],start=S,scores=[3,2],finished=True)
rec('inns','s16-inns-road-to-a-shrine','RULES.md §16.5: a road with an inn may end at a shrine: 2 per tile','cult inns','I15 B03 B02 B02',
 ['0 place 0,1 r1','0 deploy 0','1 place 0,2 r2','1 pass'],start=['H03 0,0'],scores=[6,0])
rec('inns','s16-inns-castle-and-cathedral','RULES.md §16.5: a castle that is reached by a city with a cathedral scores the raised points','castles inns','B21 B21 B02',
 ['0 place 0,1','0 deploy 0','0 castle 0,0 0','1 place 1,0 r1','1 pass'],start=['B21 0,0 r2','I01 2,0','B21 3,0 r3','B21 2,-1 r2','B21 2,1'],scores=[15,0],steps={2:{"castles":[2,3]}})
rec('large','s16-large-bazaar','RULES.md §16.5: M05 has an inn, where the large follower may stand; then the bazaar is held as usual','bazaars inns large','M05 B02 B02 B02 B02',
 ['0 place 1,0','0 deploy 0 large'],start=['B02 0,0'],n=4,steps={1:{"awaiting":"offer","player":1,"turn":0,"large":[0,1,1,1]}})
rec('inns','s16-inns-city-with-goods','RULES.md §16.2, §17.4 1: a city of 6 tiles with a cathedral and a sign: 18 for its knight, the token for the player of the turn','inns goods','T08 B21 B02',
 ['0 place 1,0','0 deploy 0','1 place 2,0 r3','1 pass'],start=['I01 0,0','B21 0,-1 r2','B21 0,1','B21 -1,0 r1'],scores=[18,0],steps={3:{"goods":{"wine":[0,1],"grain":[0,0],"cloth":[0,0]}}})
rec('inns','s16-inns-cathedral-and-pig','RULES.md §16.2.4, §17.3 2: for a farmer with the pig a city with a cathedral is one completed city: 4','inns pigs','B21 B02 B02',
 ['0 place -1,0 r1','0 deploy 1','1 place -2,0','1 pass','0 place -1,1','0 deploy 1 pig'],start=['I01 0,0','B21 0,-1 r2','B21 0,1','B21 1,0 r3'],scores=[4,0],finished=True)
rec('inns','s16-inns-builder','RULES.md §16.2, §17.7: a road of 4 tiles with an inn and the builder is completed: 8, both return, the second part follows','inns builders','I15 B02 B02 B31 B02 B02 B03 B02 B02',
 ['0 place 1,0','0 deploy 0','1 place 0,1','1 pass','2 place 0,2','2 pass','0 place 2,0','0 deploy 0 builder','1 place 0,3','1 pass','2 place 0,4','2 pass','0 place 3,0 r1','0 pass'],n=3,start=['B03 0,0 r3'],scores=[8,0,0],
 steps={7:{"builders":[0,1,1]},12:{"double":1},13:{"double":2,"turn":0,"builders":[1,1,1],"supply":[7,7,7]}})
rec('large','s16-large-goods','RULES.md §16.3.3, §17.4 1: a large knight scores the city and returns; the tokens go to the player of the turn','large goods','T08 B21 B02',
 ['0 place 1,0','0 deploy 0 large','1 place 2,0 r3','1 pass'],start=['B21 0,0 r1'],scores=[6,0],steps={3:{"large":[1,1],"goods":{"wine":[0,1],"grain":[0,0],"cloth":[0,0]}}})
# --- builders
d,a=pre()
rec('builders','s17-double-turn-river','RULES.md §17.6: a double turn while the river is placed: the second part draws the next river tile','river-1 builders','R05 R06 R04 R06 R03 R09 B02',
 ['0 place 1,0 r1','0 deploy 0','1 place 2,0','1 pass','0 place 3,0 r2','0 deploy 0 builder','1 place 4,0','1 pass','0 place 5,0','0 pass','0 place 6,0','0 pass'],
 start=['R01 0,0','B29 1,-1 r3','B31 2,-1','B29 3,-1','B29 1,1 r2','B31 2,1','B31 3,1','B31 4,1','B29 5,1 r1'],scores=[11,0],
 steps={8:{"double":1},9:{"double":2,"turn":0,"tile":"R09","builders":[1,1]},11:{"double":0,"turn":1}})
rec('builders','s17-lake-in-the-second-part','RULES.md §17.6: the turn after the lake is a new turn, also if the lake was placed in a second part: its tile may earn one','river-2 builders','B31 B02 B31 B02 B31 S12 B31 B02 B02',
 ['0 place 1,5','0 deploy 0','1 place 0,6','1 pass','0 place 2,5','0 deploy 0 builder','1 place 0,7','1 pass','0 place 3,5','0 pass','0 place 1,0','0 place 4,5','0 pass','0 place 0,8','0 pass'],
 start=['S01 0,0','B31 0,5'],steps={9:{"double":2,"tile":"S12"},10:{"double":0,"turn":0,"awaiting":"place","tile":"B31"},11:{"double":1},12:{"double":2,"turn":0},14:{"double":0,"turn":1}})
rec('builders','s17-lake-earns-a-second-part','RULES.md §17.6: the turn after the lake comes after the second part that the lake has earned','river-2 bridges builders','B31 B02 B31 B02 S12 B02 B02 B02',
 ['0 place 1,2 r1','0 deploy 0','1 place 2,3','1 pass','0 place 1,1 r1','0 deploy 0 builder','1 place 3,3','1 pass','0 place 1,0','0 place 4,3','0 pass','0 place 5,3','0 pass'],
 start=['S01 0,0','B31 1,3 r1'],steps={8:{"double":2,"turn":0,"bridges":[2,3]},10:{"double":0,"turn":0,"awaiting":"place"},12:{"double":0,"turn":1}})
rec('builders','s17-dragon-tile-put-by-in-the-second-part','RULES.md §17.6, §13.3: before the first volcano a dragon tile drawn for a second part is kept aside and replaced','dragon builders',d+'B31 D08 B31 B02',
 a+['0 place 3,0','0 pass'],start=S,steps={9:{"double":2,"turn":0,"tile":"B31","left":1}})
rec('builders','s17-fairy-by-tile-not-beside-a-builder','RULES.md §17.6: she is put beside followers only, also with the option tile','fairy builders',d+'B02 B02',
 a+['0 place 0,3','0 fairy 2,0'],start=S,opts={"fairy":"tile"},at=9,error='no-such-target')
rec('builders','s17-fairy-or-builder','RULES.md §17.6: whoever deploys a builder does not move the fairy: the step is over','fairy builders',d+'B02',
 a[:6],start=S,steps={5:{"awaiting":"place","turn":1,"fairy":None,"builders":[0,1]}})
rec('builders','s17-fairy-shields-the-builder','RULES.md §17.6: the fairy’s tile protects a builder from the dragon','dragon fairy portal builders',d+'D20 B02 B02 D12 B02',
 a+['0 place 0,-1','0 deploy 1 @2,0','1 place 0,3','1 pass','0 place 0,4','0 fairy 2,0 1','1 place 0,-2 r2','1 pass'],start=S+['D06 2,1'],scores=[1,0],steps={15:{"dragon":[2,1],"fairy":[2,0],"builders":[0,1]}})
rec('builders','s17-princess-never-a-builder','RULES.md §17.6: a princess sends home a knight, never a builder','princess builders','B11 B02 B11 B02 D24 B02',
 ['0 place 0,1 r1','0 deploy 0','1 place 2,0','1 pass','0 place 0,2 r1','0 deploy 0 builder','1 place 3,0','1 pass','0 place 0,3','0 dismiss 0,2 0'],start=['B11 0,0 r1','B02 1,0'],opts={"princess":"may"},at=9,error='no-such-target')
for f,m,ft in (('builders','builder',0),('pigs','pig',1)):
    rec(f,f's17-princess-no-{m}',f'RULES.md §17.6, §13.5: where a knight must be sent home no {m} is deployed',f'princess {f}','B11 B11 D26 B02',
     ['0 place 0,1 r1','0 deploy 0','1 place 0,3 r1','1 deploy 0','0 place 0,2 r1',f'0 deploy {ft} {m}'],start=['B11 0,0 r1','B11 0,4 r1'],at=5,error='wrong-action')
rec('builders','s17-builder-on-a-portal','RULES.md §17.6: a builder may be deployed on the portal’s own tile','portal builders','B31 B02 D22 B02',
 ['0 place 1,0','0 deploy 0','1 place 0,1','1 pass','0 place 2,0','0 deploy 0 builder'],start=S,steps={5:{"builders":[0,1]}})
rec('pigs','s17-pig-on-a-portal','RULES.md §17.6: a pig may be deployed on the portal’s own tile','portal pigs','B31 B02 D22 B02',
 ['0 place 1,0','0 deploy 1','1 place 0,1','1 pass','0 place 2,0','0 deploy 2 pig'],start=S,steps={5:{"pigs":[0,1]}})
for f,m in (('builders','builder'),('pigs','pig')):
    rec(f,f's17-{m}-not-into-the-city',f'RULES.md §17.6: a {m} never goes into the City',f'count {f}','B02 B21 B21 B02',
     ['0 place 0,-2','0 pass','1 place -1,-2','1 deploy 0','0 place -1,-3 r2','0 pass',f'0 enter palace {m}'],at=6,error='figure-unusable')
rec('builders','s17-court-in-each-part','RULES.md §17.6: in each part one follower may enter the City, if the points of that part allow it','count builders','B31 B11 B31 B02 B02 B21 B18 B21 B02',
 ['0 place 1,-2 r1','0 deploy 0','1 place 2,1','1 deploy 0','0 place 1,-3 r1','0 deploy 0 builder','1 place 2,-3','1 pass','0 place 3,-3','0 pass','1 place 2,-4 r3','1 deploy 0','0 place 1,-4 r1','0 pass','0 enter palace','0 pass','0 place 3,1 r3','0 pass','0 enter smithy','0 pass'],
 scores=[0,10],steps={12:{"double":1},14:{"double":1,"awaiting":"count"},15:{"double":2,"awaiting":"place","scores":[0,4]},19:{"double":0,"turn":1,"supply":[4,7]}})
rec('pigs','s17-pig-and-the-city-of-carcassonne','RULES.md §17.6: for a pig the City of Carcassonne is one thing that scores: 4','count pigs','B02 B02 B02',
 ['0 place 0,-2','0 deploy 1','1 place 0,-3','1 pass','0 place -1,-2','0 deploy 1 pig'],scores=[4,0],finished=True)
rec('builders','s17-king-in-each-part','RULES.md §17.6: king and robber baron follow each part by itself; tokens do not matter','king builders goods',d+'B19 B21 B02',
 a+['0 place 3,0','0 pass','0 place 10,0 r3','0 pass'],start=S+['B21 3,-1 r2','B21 8,0 r1','T08 9,0'],
 steps={9:{"double":2,"king":{"player":0,"size":2},"goods":{"wine":[0,0],"grain":[0,0],"cloth":[0,0]}},11:{"king":{"player":0,"size":3},"goods":{"wine":[1,0],"grain":[0,0],"cloth":[0,0]}}})
rec('builders','s17-builder-on-a-bridge','RULES.md §17.6: the builder may stand on a bridge on the tile just placed','bridges builders','B31 B02 B02 B02',
 ['0 place 1,0','0 deploy 0','1 place 0,1','1 pass','0 place 2,0','0 deploy 2 builder'],start=S,steps={5:{"builders":[0,1],"bridges":[2,3]}})
rec('builders','s17-bridge-built-in-deploy','RULES.md §17.6: a bridge that is built in deploy makes no road longer, and earns nothing','bridges builders',d+'B02 B02',
 a+['0 place 0,3','0 bridge 0,3 WE','0 pass'],start=S,steps={9:{"double":0,"bridges":[2,3]},10:{"double":0,"turn":1}})
rec('pigs','s17-pig-beside-a-bridge','RULES.md §15.1.6, §17.3 1: a bridge separates no field: the pig may stand under it','bridges pigs','B31 B02 B02 B02',
 ['0 place 1,0','0 deploy 1','1 place 0,1','1 pass','0 place 2,0','0 deploy 1 pig'],start=S,steps={5:{"pigs":[0,1],"bridges":[2,3]}})
rec('builders','s17-bazaar-and-an-empty-stack','RULES.md §17.2 7, §17.6: if the bazaar takes the last tiles there is no second part','bazaars builders',d+'M06 B29 B29',
 a+['0 place 3,0 r1','0 pass','1 offer 0 0','0 pass'],start=S,steps={8:{"double":1},11:{"double":0,"turn":1,"awaiting":"place","tile":"B29","left":0}})
rec('builders','s17-bazaar-choose-and-the-second-part','RULES.md §17.6: with choose the tiles of the bazaar lie open while the second part is played','bazaars builders',d+'M06 B29 B30 B31 B02',
 a+['0 place 3,0 r1','0 pass','0 place 4,0','0 pass'],start=S,opts={"bazaar":"choose"},steps={9:{"double":2,"tile":"B31","bazaar":["B29","B30"]},11:{"double":0,"turn":1,"awaiting":"offer","bazaar":["B29","B30"]}})
rec('builders','s17-builder-on-the-road-to-a-shrine','RULES.md §17.2 1: the road may end at a shrine','cult builders','B31 B02 H03 B02',
 ['0 place 1,0','0 deploy 0','1 place 0,1','1 pass','0 place 2,0 r1','0 deploy 0 builder'],start=S,steps={5:{"builders":[0,1]}})
rec('builders','s17-builder-and-pig','RULES.md §17.1: a builder and a pig each beside a follower of their player; the pig may be deployed in the second part','builders pigs',d+'B31 B31 B31 B02',
 a[:6]+['1 place 0,2','1 pass','0 place 3,0','0 deploy 1','0 place 4,0','0 deploy 1 pig'],start=S,steps={8:{"double":1},11:{"double":0,"turn":1,"builders":[0,1],"pigs":[0,1]}})
# --- pigs
rec('pigs','s17-pig-not-on-the-lake','RULES.md §17.6: nobody is deployed on the lake of River II, nor a pig','fairy river-2 pigs','S02 S05 S05 S12 B02',
 ['0 place 1,0 r2','0 pass','1 place 2,0','1 deploy 2','0 place 1,1 r1','0 pass','1 place 3,0','1 deploy 1 pig'],at=7,error='figure-unusable')
rec('pigs','s17-herd-of-river-2','RULES.md §17.3 5, §17.6: the herd on S11 counts: 4 for one completed city','river-2 pigs','S11',
 ['0 place 1,0','0 deploy 2'],start=['S01 0,0','B21 2,0','B21 2,-1 r2'],scores=[4,0],finished=True)
rec('pigs','s17-pig-beside-the-river','RULES.md §17.3 2, §17.4: a farmer and the pig beside River I, one completed city: 4; the wine of that city: 10','river-1 pigs goods','R06 R02 T01 B21 R06',
 ['0 place 1,0','0 deploy 1','1 place 2,0','1 pass','0 place 2,-1 r2','0 pass','1 place 3,-1 r3','1 pass','0 place 3,0','0 deploy 1 pig'],scores=[4,10],finished=True,steps={7:{"goods":{"wine":[0,1],"grain":[0,0],"cloth":[0,0]}}})
rec('pigs','s17-abbot-keeps-no-company','RULES.md §17.6: an abbot on a garden keeps no pig company','abbot pigs','B32 B02 B31 B02',
 ['0 place 1,0','0 deploy 3 abbot','1 place 0,1','1 pass','0 place 2,0','0 deploy 1 pig'],start=S,at=5,error='figure-unusable')
rec('pigs','s17-fairy-or-pig','RULES.md §17.6: whoever deploys a pig does not move the fairy: the step is over','fairy pigs','B31 B02 B31 B02',
 ['0 place 1,0','0 deploy 1','1 place 0,1','1 pass','0 place 2,0','0 deploy 1 pig'],start=S,steps={5:{"awaiting":"place","turn":1,"fairy":None,"pigs":[0,1]}})
rec('pigs','s17-fairy-shields-the-pig','RULES.md §17.6: the fairy’s tile protects a pig from the dragon','dragon fairy portal pigs','B31 B02 B31 B02 D20 B02 B02 D12 B02',
 ['0 place 1,0','0 deploy 1','1 place 0,1','1 pass','0 place 2,0','0 deploy 1 pig','1 place 0,2','1 pass','0 place 0,-1','0 deploy 0 @2,0','1 place 0,3','1 pass','0 place 0,4','0 fairy 2,0 0','1 place 0,-2 r2','1 pass'],start=S+['D06 2,1'],scores=[1,0],steps={15:{"dragon":[2,1],"fairy":[2,0],"pigs":[0,1]}})
rec('pigs','s17-pig-and-king','RULES.md §17.3 2, §14.3: at the end 4 for the field with the pig, and 1 for the king’s card','king pigs','B21 B02 B02',
 ['0 place 0,1','0 deploy 1','1 place 1,1','1 pass','0 place 0,2','0 deploy 1 pig'],start=['B21 0,0 r2'],scores=[5,0],finished=True)
rec('pigs','s17-pig-beside-a-shrine','RULES.md §17.3 1: the field may lie around a shrine','cult pigs','B31 B31 H01 B02',
 ['0 place 1,0','0 deploy 1','1 place 2,0','1 pass','0 place 1,-1','0 deploy 1 pig'],start=S,steps={5:{"pigs":[0,1]}})
rec('pigs','s17-bazaar-pig-and-goods','RULES.md §15.3.6: each turn of a bazaar is an ordinary one: its player takes signs, and may deploy the pig','bazaars pigs goods','M04 B21 B02 B02 B02',
 ['0 place 0,1','0 deploy 0','1 offer 0 0','0 pass','1 place 2,0 r3','1 pass','0 place 0,2','0 deploy 1 pig'],start=['B21 0,0 r1','T08 1,0'],steps={5:{"goods":{"wine":[0,1],"grain":[0,0],"cloth":[0,0]}},7:{"pigs":[0,1]}})
# --- goods
C=['B21 0,0 r1']; W={"wine":[0,1],"grain":[0,0],"cloth":[0,0]}
rec('goods','s17-goods-and-garden','RULES.md §17: the gardens of the second print: the abbot stands on that of T09','abbot goods','T09 B02',
 ['0 place 1,0','0 deploy 4 abbot'],start=C,steps={1:{"abbots":[0,1]}})
rec('goods','s17-goods-of-an-eaten-knight','RULES.md §17.4 1: a city whose only knight is eaten scores for nobody; the player of the turn takes the tokens','dragon goods','T08 D12 B02',
 ['0 place 1,0','0 deploy 0','1 place 2,0 r3','1 pass','0 dragon 0,0'],start=C+['D06 1,-1'],steps={4:{"goods":W,"supply":[7,7]}})
rec('goods','s17-goods-and-princess','RULES.md §17.4 1: the same if a princess has sent the only knight home','princess goods','T08 D24 B02',
 ['0 place 1,0','0 deploy 0','1 place 2,0 r3'],start=C,steps={2:{"goods":W,"supply":[7,7]}})
rec('goods','s17-goods-and-portal','RULES.md §17.4 1: a knight who came through a portal scores the city; the tokens go to the player of the turn','portal goods','D20 B21 B02',
 ['0 place 0,1 r2','0 deploy 0 @1,0','1 place 2,0 r3','1 pass'],start=C+['T08 1,0'],scores=[6,0],steps={3:{"goods":W}})
rec('goods','s17-goods-and-fairy','RULES.md §13.6, §17.4: 6 for the city and the fairy’s 3 for its knight; the tokens go to the player of the turn','fairy goods','T08 B02 B02 B21 B02',
 ['0 place 1,0','0 deploy 0','1 place 0,1','1 pass','0 place 0,2','0 fairy 1,0 0','1 place 2,0 r3','1 pass'],start=C,scores=[9,0],steps={7:{"goods":W}})
rec('goods','s17-goods-and-shrine','RULES.md §17.4 1: the tile of a shrine may complete the city; its heretic is deployed in the same turn','cult goods','H02 B02',
 ['0 place 2,0 r3','0 deploy 1'],start=C+['T08 1,0'],steps={1:{"goods":{"wine":[1,0],"grain":[0,0],"cloth":[0,0]},"supply":[6,7]}})
rec('goods','s17-goods-at-river-2','RULES.md §17.4 1: a city that begins at the end of River II','river-2 goods','S03 T08 B21 B02',
 ['0 place 1,0','0 deploy 0','1 place 2,0','1 pass','0 place 3,0 r3','0 pass'],scores=[6,0],steps={5:{"goods":{"wine":[1,0],"grain":[0,0],"cloth":[0,0]}}})
rec('goods','s17-goods-under-a-bridge','RULES.md §15.1.6, §17.4 1: a bridge over a tile with a sign takes nothing from its city','bridges goods','T08 B21 B02',
 ['0 place 1,0','0 bridge 1,0 NS','0 deploy 0','1 place 2,0 r3','1 pass'],start=C,scores=[6,0],steps={4:{"goods":W,"bridges":[2,3]}})
rec('goods','s17-goods-and-castle','RULES.md §17.6: the tokens of a city that reaches a castle go to the player of the turn as always','castles goods','B21 B21 B02',
 ['0 place 0,1','0 deploy 0','0 castle 0,0 0','1 place 1,0 r1','1 pass'],start=['B21 0,0 r2','T08 2,0','B21 3,0 r3'],scores=[6,0],steps={4:{"goods":W}})
# --- all five, one to six players
ALL='inns large builders pigs goods'
def every(n,deck,more,**k):
    d,a=pre(n); a[1]='0 deploy 0 large'
    rec('builders',f's17-both-boxes-{n}-players',k.pop('rule'),ALL,d+deck,a+more,n=n,start=S,**k)
i=lambda n:4*n
every(1,'B31 B31 B31',['0 place 3,0','0 pass','0 place 4,0','0 pass'],rule='RULES.md §17.2: alone, after both parts it is the only player’s turn again',steps={5:{"double":2,"large":[0],"tile":"B31"},7:{"double":0,"turn":0,"builders":[0]}})
every(2,'B31 B04 B04',['0 place 3,0','0 pass'],rule='RULES.md §17.2 7: the second part finds no tile with a place: the game is over, 4 for the road of the large follower',scores=[4,0],finished=True)
every(3,'B31 B31',['0 place 3,0','0 pass','0 place 4,0','0 pass'],rule='RULES.md §17.2 7: the second part has the last tile of the stack',scores=[5,0,0],finished=True)
every(4,'B31 B04 B31 B02',['0 place 3,0','0 pass'],n=4,rule='RULES.md §17.2 7: a tile without a place is set aside in the second part, and another is drawn',steps={17:{"double":2,"turn":0,"tile":"B31"}}) if False else every(4,'B31 B04 B31 B02',['0 place 3,0','0 pass'],rule='RULES.md §17.2 7: a tile without a place is set aside in the second part, and another is drawn',steps={17:{"double":2,"turn":0,"tile":"B31"}})
every(5,'B03 T08 B02',['0 place 3,0 r1','0 deploy 0','0 place -1,0 r1'],rule='',steps={}) if False else None
every(5,'B31 B02 B02',['0 place 3,0','0 deploy 1','0 place 4,-1','0 deploy 1 pig'],rule='RULES.md §17.2 4, §17.3 1: a farmer in the first part, the pig beside him in the second; then the next player',steps={})if False else every(5,'B31 B31 B02',['0 place 3,0','0 deploy 1','0 place 4,0','0 deploy 1 pig'],rule='RULES.md §17.2 4, §17.3 1: a farmer in the first part, the pig beside him in the second; then the next player',steps={22:{} } and {20:{"double":1},23:{"double":0,"turn":1,"pigs":[0,1,1,1,1],"supply":[6,7,7,7,7],"large":[0,1,1,1,1]}})
every(6,'B31 B31 B02',['0 place 3,0','0 pass','0 place 4,0','0 pass'],rule='RULES.md §17.2 5: six players: after both parts the next player’s turn',steps={25:{"double":2,"turn":0,"player":0},27:{"double":0,"turn":1,"player":1}})
