import { expect, test } from 'vitest';
import { hari } from '#kit/rules/hari.ts';
import { mg } from '#kit/rules/quantity.ts';
import type { PreOrder } from '#areas/pre-order/contract/pre-order.api.ts';
import { EMPTY_PESANAN } from '#areas/service/web/pesanan/baru/draft.ts';
import { isiDariPo } from '#areas/service/web/pesanan/baru/isi-po.ts';

const hari_ini = hari('2026-11-20');
const cincin = {
  urut: 1,
  deskripsi: 'Cincin nama',
  kode_dept: null,
  kode_group: null,
  kode_kadar: null,
  berat: null,
  qty: 2,
  qty_terima: 0,
};
const gelang = {
  ...cincin,
  urut: 2,
  deskripsi: 'Gelang',
  kode_dept: 'GL',
  berat: mg(3000),
  qty: 1,
};
const po = {
  no_po: 'PO1',
  no_order: 'SHP RING-7',
  kode_customer: null,
  customer: 'Ibu Jauh',
  alamat_customer: '',
  no_hp: null,
  tgl_janji: null,
  barang: [cincin, gelang],
} as unknown as PreOrder;
const singkat = (of: PreOrder, draft = EMPTY_PESANAN) =>
  isiDariPo(draft, 1, of, { urut: 1, hari_ini, nomor: 2 }).lines.map(
    ({ id, po: filled, deskripsi }) => [id, filled, deskripsi].join(' '),
  );

test('all that a channel asks for comes along, a line for each piece', () => {
  expect(singkat(po)).toEqual(['1 PO1/1 Cincin nama', '2 PO1/1 Cincin nama', '3 PO1/2 Gelang']);
  // What came already is made no second time; what fills it already is there.
  expect(singkat({ ...po, barang: [{ ...cincin, qty_terima: 1 }, gelang] } as PreOrder)).toEqual([
    '1 PO1/1 Cincin nama',
    '2 PO1/2 Gelang',
  ]);
});

test('of a pre-order of the counter its one line is filled, and what was typed stays', () => {
  const [line] = EMPTY_PESANAN.lines;
  const typed = { ...EMPTY_PESANAN, lines: [{ ...line!, deskripsi: 'Diketik', kode_dept: 'CC' }] };
  expect(singkat({ ...po, no_order: null }, typed)).toEqual(['1 PO1/1 Diketik']);
});

test('the promised day and a customer of a card come along, a day that is over does not', () => {
  const milik = { ...po, kode_customer: 'C1', no_hp: '0812****4444' };
  const isi = (tgl_janji: string, draft = EMPTY_PESANAN) =>
    isiDariPo(draft, 1, { ...milik, tgl_janji } as PreOrder, { urut: 1, hari_ini, nomor: 2 });
  expect(isi('2026-12-01')).toMatchObject({
    tgl_janji: '2026-12-01',
    kode_customer: 'C1',
    nama: 'Ibu Jauh',
  });
  expect(isi('2026-11-01').tgl_janji).toBeNull();
  expect(isi('2026-12-01', { ...EMPTY_PESANAN, nama: 'Pak Dekat' })).toMatchObject({
    kode_customer: null,
    nama: 'Pak Dekat',
  });
  // Without a card the telephone is masked: nothing of the person is typed by itself.
  expect(isiDariPo(EMPTY_PESANAN, 1, po, { urut: 1, hari_ini, nomor: 2 }).nama).toBeNull();
});
