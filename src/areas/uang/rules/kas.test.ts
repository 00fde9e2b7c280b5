import assert from 'node:assert/strict';
import { test } from 'vitest';
import { hari } from '#kit/rules/hari.ts';
import { plain } from '#kit/rules/sentence.ts';
import { rp } from '#kit/rules/quantity.ts';
import { balikkan, periksaSeimbang } from '#areas/buku/rules/buku.ts';
import { hitungTarik } from '#areas/buku/rules/keluar.ts';
import { bukuMutasi } from '#areas/uang/rules/mutasi.ts';
import {
  bukuKas,
  hitungLaci,
  masaBerakhir,
  periksaKode,
  periksaSetor,
} from '#areas/uang/rules/kas.ts';

const tulis = (baris: ReturnType<typeof bukuKas>) =>
  baris.map(({ akun, rupiah }) => `${akun} ${rupiah}`);

test('350,000 for electricity is a cost and leaves the drawer; its cancellation is the mirror (worked postings 6)', () => {
  const listrik = bukuKas('KELUAR', 'LISTRIK', rp(350_000));
  assert.deepEqual(tulis(listrik), ['biaya:LISTRIK 350000', 'kas -350000']);
  assert.deepEqual(tulis(balikkan(listrik)), ['biaya:LISTRIK -350000', 'kas 350000']);
  assert.deepEqual(periksaSeimbang(listrik), []);
});

test('a capital of 1,000,000 comes into the drawer as income of its code', () => {
  assert.deepEqual(tulis(bukuKas('MASUK', 'MODAL_KAS', rp(1_000_000))), [
    'kas 1000000',
    'pendapatan:MODAL_KAS -1000000',
  ]);
  assert.equal(hitungLaci('MASUK', rp(1_000_000)), 1_000_000);
  assert.equal(hitungLaci('KELUAR', rp(350_000)), -350_000);
});

test('126,627 of PPN that are paid in are no cost: they settle what was collected, and no more than that (D-41.11)', () => {
  const setor = bukuKas('KELUAR', 'SETOR_PPN', rp(126_627));
  assert.deepEqual(tulis(setor), ['ppn 126627', 'kas -126627']);
  assert.deepEqual(tulis(bukuKas('KELUAR', 'SETOR_PPH22', rp(3_635), 'bank:1')), [
    'pph22 3635',
    'bank:1 -3635',
  ]);
  assert.deepEqual(periksaSetor(rp(-126_627), rp(126_627)), []);
  assert.equal(periksaSetor(rp(-126_627), rp(126_628))[0]!.code, 'SETOR_LEBIH');
  assert.equal(periksaSetor(rp(0), rp(1))[0]!.code, 'SETOR_LEBIH');
});

test('a code must be there, be in use, and go the same way', () => {
  const listrik = { kode_transaksi: 'LISTRIK', arah: 'KELUAR', is_active: true } as const;
  assert.deepEqual(periksaKode(listrik, 'KELUAR'), []);
  assert.equal(periksaKode(listrik, 'KELUAR', ['LISTRIK'])[0]!.code, 'KODE_TETAP');
  assert.equal(periksaKode(undefined, 'KELUAR')[0]!.code, 'KODE_TIDAK_ADA');
  assert.equal(periksaKode({ ...listrik, is_active: false }, 'KELUAR')[0]!.code, 'KODE_TIDAK_ADA');
  assert.equal(
    plain(periksaKode(listrik, 'MASUK')[0]!.message),
    'Kode Transaksi LISTRIK Bukan Untuk Kas Masuk',
  );
});

test('the tax of a month is due when it is over', () => {
  assert.equal(masaBerakhir('2026-10', hari('2026-11-01')), true);
  assert.equal(masaBerakhir('2026-11', hari('2026-11-30')), false);
  assert.equal(masaBerakhir('2026-12', hari('2026-11-30')), false);
  assert.equal(masaBerakhir('2025-12', hari('2026-01-01')), true);
});

test('what is spent, carried to a bank or sent between banks leaves the hands; what comes into a drawer does not', () => {
  assert.equal(hitungTarik(bukuKas('KELUAR', 'LISTRIK', rp(5_000_000))), 5_000_000);
  assert.equal(hitungTarik(bukuKas('KELUAR', 'LISTRIK', rp(5_000_000), 'bank:1')), 5_000_000);
  assert.equal(hitungTarik(bukuKas('MASUK', 'MODAL_KAS', rp(5_000_000))), 0);
  const move = (akun_asal: string, akun_tujuan: string) =>
    hitungTarik(bukuMutasi({ akun_asal, akun_tujuan }, rp(7_000)));
  assert.equal(move('kas', 'bank:1'), 7_000);
  assert.equal(move('bank:1', 'bank:2'), 7_000);
  assert.equal(move('bank:1', 'kas'), 0);
  assert.equal(move('kas', 'kas:ksr.kj1'), 0);
  assert.equal(move('kas_hutang', 'kas'), 0);
});
