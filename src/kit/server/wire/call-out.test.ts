import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { callOut } from '#kit/server/wire/call-out.ts';

/** An answer whose connection ends behind it, while nothing of it has been read. */
test('an answer that is read late, from a server that has gone, ends no process', async () => {
  const body = Buffer.alloc(64 * 1024, 'a');
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => {
      socket.write(
        `HTTP/1.1 200 OK\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n`,
      );
      socket.end(body);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const answer = await callOut(`http://127.0.0.1:${port}/`);
  await sleep(50);
  expect((await answer.text()).length).toBe(body.length);
  server.close();
});
