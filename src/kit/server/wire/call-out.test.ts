import { once } from 'node:events';
import { createServer as createHttp } from 'node:http';
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

test('a form leaves with its texts and its file', async () => {
  let got = '';
  const server = createHttp((request, response) => {
    request.on('data', (part: Buffer) => (got += part.toString('latin1')));
    request.on('end', () => response.end('ok'));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const form = new FormData();
  form.append('nomor', '62812');
  form.append('file', new Blob(['isi nota'], { type: 'application/pdf' }), 'nota.pdf');
  const { port } = server.address() as AddressInfo;
  const answer = await callOut(`http://127.0.0.1:${port}/`, { method: 'POST', body: form });
  expect(await answer.text()).toBe('ok');
  expect(got).toMatch(/name="nomor"\r\n\r\n62812/);
  expect(got).toMatch(
    /name="file"; filename="nota.pdf"\r\nContent-Type: application\/pdf\r\n\r\nisi nota/,
  );
  server.close();
});
