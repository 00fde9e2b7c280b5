/**
 * Loaded before every command that start.mjs runs: when start.mjs is gone, killed outright, the
 * command is asked to end too, so that no server is left alone on its port.
 */
const parent = Number(process.env['KILAU_PARENT']);
const windows = process.platform === 'win32';
// Only this process follows; what it starts has parents of its own.
delete process.env['KILAU_PARENT'];

if (parent) {
  const watch = setInterval(() => {
    if (windows ? isAlive(parent) : process.ppid === parent) return;
    clearInterval(watch);
    // On Windows a signal to oneself would end the process at once: its listeners are called instead.
    if (!windows || !process.emit('SIGTERM', 'SIGTERM')) process.kill(process.pid, 'SIGTERM');
  }, 500).unref();
}

/** On Windows a process keeps the number of its parent when that has ended. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
