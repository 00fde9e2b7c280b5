import { subscribe } from 'node:diagnostics_channel';

// Loaded before a server that is to die when its third ride is committed: its answers are not sent yet, or just now.
let rides = 0;
subscribe('kilau:ride', ({ carried }) => {
  if (carried > 1 && (rides += 1) === 3) process.kill(process.pid, 'SIGKILL');
});
