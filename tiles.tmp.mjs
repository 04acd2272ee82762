import {readFileSync,readdirSync,existsSync} from 'node:fs';
const files=['src/game/rulesets/carcassonne/data/base.json'];
import {globSync} from 'node:fs';
