import { expect, test } from 'vitest';
import { mg } from '#kit/rules/quantity.ts';
import { susunTimbang } from '#areas/opname/web/timbang/susun-timbang.ts';

type Daftar = Parameters<typeof susunTimbang>[0];
const baki = (kode_gudang: string, kode_baki: string) => ({ kode_gudang, kode_baki, nama: '' });
const timbang = (id: number, kode_toko: string, status: string, hari: string) =>
  ({
    id,
    kode_gudang: 'TK',
    kode_toko,
    status,
    waktu: `${hari}T03:00:00Z`,
    berat_timbang: mg(500_000),
  }) as unknown as Daftar[number];
const SARING = { gudang: null, tgl_system: '2026-11-20' };
const baca = (rows: ReturnType<typeof susunTimbang>) =>
  rows.map(({ kode_baki, menunggu, lama, id, hasil }) =>
    [kode_baki, lama ? 'lama' : menunggu ? 'menunggu' : 'sudah', id ?? hasil?.id ?? '-'].join(' '),
  );

test('a tray waits until it was weighed today, and again once it is put on the list once more', () => {
  const rows = susunTimbang(
    [
      timbang(9, 'A-02', 'MULAI', '2026-11-20'),
      timbang(8, 'A-02', 'SELISIH', '2026-11-20'),
      timbang(7, 'A-01', 'COCOK', '2026-11-20'),
      timbang(3, 'A-03', 'COCOK', '2026-11-19'),
    ],
    [baki('RS', 'R-01'), baki('TK', 'A-01'), baki('TK', 'A-02'), baki('TK', 'A-03')],
    SARING,
  );
  expect(baca(rows)).toEqual([
    'A-01 sudah 7',
    'A-02 menunggu 9',
    'A-02 sudah 8',
    'A-03 menunggu -',
    'R-01 menunggu -',
    'A-03 lama 3',
  ]);
});

test('a warehouse that is chosen shows its trays alone', () => {
  const semua = [baki('RS', 'R-01'), baki('TK', 'A-01')];
  expect(baca(susunTimbang([], semua, { ...SARING, gudang: 'RS' }))).toEqual(['R-01 menunggu -']);
});
