import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';

type Said = readonly [status: string, code: string, message: string];
const MALFORMED: Said = ['400 Bad Request', 'DATA_SALAH_BENTUK', 'Data Salah Bentuk'];
const SAID: Readonly<Record<string, Said>> = {
  HPE_HEADER_OVERFLOW: [
    '431 Request Header Fields Too Large',
    'DATA_TERLALU_BESAR',
    'Data Terlalu Besar',
  ],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'DATA_SALAH_BENTUK', 'Data Salah Bentuk'],
};

/** What is no HTTP, or too much of a head, gets no route's answer: its no has the shape of every other. */
export function refuseUnread(server: Server): void {
  server.removeAllListeners('clientError');
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const [status, code, message] = SAID[error.code ?? ''] ?? MALFORMED;
    const body = JSON.stringify({ status: Number(status.slice(0, 3)), code, message });
    const head = [
      `HTTP/1.1 ${status}`,
      `x-request-id: ${randomUUID()}`,
      'content-type: application/problem+json; charset=utf-8',
      'cache-control: no-store',
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
    ];
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  });
}
