import { Socket } from 'node:net';

/**
 * A socket whose writes of one turn of the event loop leave together: a transaction's `begin` with its first reads,
 * its last write with `commit`. A round trip costs more than most statements (bench J1). For the driver's own option
 * `stream`: nothing of the driver is touched.
 */
export function turnSocket(): Socket {
  const socket = new Socket();
  // `connect` puts Node's own `write` back, so a method of a subclass would never be called.
  socket.once('connect', () => gather(socket));
  return socket;
}

function gather(socket: Socket): void {
  const write = socket.write.bind(socket) as (...given: unknown[]) => boolean;
  let held = false;
  socket.write = (...given: unknown[]) => {
    if (!held) {
      held = true;
      socket.cork();
      process.nextTick(() => {
        held = false;
        socket.uncork();
      });
    }
    return write(...given);
  };
}
