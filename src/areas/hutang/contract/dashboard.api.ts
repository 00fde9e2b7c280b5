import { defineEndpoint } from '#kit/contract/endpoint.ts';
import { gram, int, rupiah } from '#kit/contract/field.ts';

/** What is lent out and what lies in custody for it, as the book holds it now. */
export const dashboardHutangEndpoint = defineEndpoint({
  call: 'GET hutang/dashboard',
  summary: 'Ringkasan hutang',
  answer: {
    pokok: rupiah('Pokok'),
    jaminan_qty: int('Jaminan'),
    jaminan_berat: gram('Berat Jaminan'),
    jaminan_murni: gram('Murni Jaminan'),
    bunga_hari: rupiah('Bunga Hari Ini'),
  },
  right: 'login',
});
