npm run test:unit -- tests/scenes/phoneGames.test.ts 2>&1 | sed 's/\x1b\[[0-9;]*m//g' | grep '^- |' | sed 's/^- //' > /tmp/rows.txt
