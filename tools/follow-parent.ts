/**
 * Loaded before every command that start.mjs runs: when start.mjs is gone, killed outright, the
 * command is asked to end too, so that no server is left alone on its port.
 */
const parent = Number(process.env['KILAU_PARENT']);
// Only this process follows; what it starts has parents of its own.
delete process.env['KILAU_PARENT'];

if (parent) {
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  }, 500).unref();
}
