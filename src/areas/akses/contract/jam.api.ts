import { defineEndpoint } from '#kit/contract/endpoint.ts';
import { choice, day, instant, optional, text } from '#kit/contract/field.ts';

/** Both set a clock right, so that neither needs a right one (D-51.2). */
const words = { right: 'login', key: 'required', anyDay: true, anyClock: true } as const;

/** The owner lets acts go on at the time of the shop's last act, until the clock has passed it. */
export const izinJamEndpoint = defineEndpoint({
  ...words,
  call: 'POST hari/jam',
  summary: 'Izinkan transaksi saat jam mundur',
  body: { alasan: text('Alasan', { min: 3, max: 500 }) },
  answer: { jam_terakhir: instant('Transaksi Terakhir') },
});

/** The date that the clock shows is right, however far it lies from the last day: the day opens. */
export const bukaHariEndpoint = defineEndpoint({
  ...words,
  call: 'POST hari/buka',
  summary: 'Buka hari yang melompat',
  approvable: true,
  body: {
    tgl_system: day('Tanggal'),
    alasan: optional(text('Alasan', { min: 3, max: 500 })),
  },
  answer: { tgl_system: day('Tanggal'), status: choice('Status', ['OPEN', 'CLOSED']) },
});
