#!/bin/sh
# Runs a command in its own network namespace with one interface besides the loopback, as WebRTC needs it:
#   tests/support/withNetwork.sh npx vitest run --project e2e tests/e2e/friend.test.ts
exec unshare -rn sh -c '
  ip link set lo up
  ip link add v0 type veth peer name v1
  ip addr add 10.99.0.1/24 dev v0
  ip link set v0 up
  ip link set v1 up
  ip route add default via 10.99.0.254 dev v0
  exec "$@"
' sh "$@"
