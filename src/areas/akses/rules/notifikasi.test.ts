import { expect, test } from 'vitest';
import { bisaDidorong } from '#areas/akses/rules/notifikasi.ts';

test('the services of the browsers are called, and the address that the house has named', () => {
  for (const alamat of [
    'https://fcm.googleapis.com/fcm/send/dA1_x-y:APA91bF',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAAAA==',
    'https://web.push.apple.com/QGuQ4y',
    'https://wns2-sg2p.notify.windows.com/w/?token=BQYAAAB%2b',
  ])
    expect([alamat, bisaDidorong(alamat, [])]).toEqual([alamat, true]);
  expect(bisaDidorong('http://127.0.0.1:9/kirim/1', ['http://127.0.0.1:9'])).toBe(true);
});

test('nothing behind the server is called, nor a name that only looks like a service', () => {
  for (const alamat of [
    'http://fcm.googleapis.com/fcm/send/x',
    'https://fcm.googleapis.com:8443/fcm/send/x',
    'https://fcm.googleapis.com',
    'https://fcm.googleapis.com.lain.example/x',
    'https://xfcm.googleapis.com/x',
    'https://fcm.googleapis.com@127.0.0.1/x',
    'https://127.0.0.1\\@fcm.googleapis.com/x',
    'https://fcm.googleapis.com\\@127.0.0.1/x',
    'https://fcm.googleapis.com/x#y',
    'https://pushXapple.com/x',
    'https://169.254.169.254/latest/meta-data/',
    'https://localhost/x',
    'https://[::1]/x',
    'http://127.0.0.1:5432/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'https://fcm.googleapis.com/x y',
    '',
  ])
    expect([alamat, bisaDidorong(alamat, [])]).toEqual([alamat, false]);
  for (const alamat of ['http://127.0.0.1:99/x', 'http://127.0.0.1:9@lain/x', 'http://127.0.0.1:9'])
    expect([alamat, bisaDidorong(alamat, ['http://127.0.0.1:9'])]).toEqual([alamat, false]);
});
