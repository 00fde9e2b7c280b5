import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { turnSocket } from '#kit/server/pool/turn-socket.ts';

test('what one turn writes arrives as one piece, also beside a holding of its own; the next turn is another', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = turnSocket();
  let writes = 0;
  const { _writev: all, _write: one } = socket;
  socket._writev = (...given) => {
    writes++;
    all!.apply(socket, given);
  };
  socket._write = (...given) => {
    writes++;
    one.apply(socket, given);
  };
  socket.connect((server.address() as AddressInfo).port, '127.0.0.1');
  const [[there]] = (await Promise.all([once(server, 'connection'), once(socket, 'connect')])) as [
    [Socket],
    unknown,
  ];
  let read = '';
  there.on('data', (chunk: Buffer) => (read += chunk.toString()));
  socket.write('begin;');
  socket.cork();
  socket.write('select;');
  socket.uncork();
  await Promise.resolve().then(() => socket.write('commit;'));
  await nextTurn();
  expect(writes).toBe(1);
  await new Promise((flushed) => socket.write('next;', flushed));
  expect(writes).toBe(2);
  const ended = once(there, 'end');
  socket.end();
  await ended;
  expect(read).toBe('begin;select;commit;next;');
  socket.destroy();
  there.destroy();
  server.close();
});
