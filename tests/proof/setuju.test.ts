import { afterAll, beforeAll, expect, test } from 'vitest';
import { EVENTS, type EventKey } from '#app/contract/events.ts';
import { done } from '#tests/kit/done.ts';
import { ownerSendiri } from '#tests/proof/balapan/batal.ts';
import { kunci, siapkan } from '#tests/proof/balapan/meja.ts';
import { BATU } from '#tests/proof/setuju/batu.ts';
import { BESOKNYA } from '#tests/proof/setuju/besoknya.ts';
import { CICIL } from '#tests/proof/setuju/cicil.ts';
import { DAGANG } from '#tests/proof/setuju/dagang.ts';
import { type Daftar, type Perbuatan } from '#tests/proof/setuju/perbuatan.ts';
import { PESANAN } from '#tests/proof/setuju/pesanan.ts';
import { PINJAM } from '#tests/proof/setuju/pinjam.ts';
import { MEMBER } from '#tests/proof/setuju/member.ts';
import { RUMAH } from '#tests/proof/setuju/rumah.ts';
import { SERVICE } from '#tests/proof/setuju/bengkel.ts';
import { STOK } from '#tests/proof/setuju/stok.ts';
import { harusKetahuan } from '#tests/proof/setuju/tanam.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';
import { izin } from '#tests/kit/orang/setuju.ts';

/**
 * Every act that somebody else must agree to (D-27, inventory/authorisations.tsv): refused alone, with
 * an approval of other contents, with one that came too late and with one that was spent; taken once.
 * Then its approval is taken out of the record, and `periksa` must miss it (I-21).
 */
const SEMUA: Daftar = [
  ...DAGANG,
  ...STOK,
  ...BATU,
  ...MEMBER,
  ...RUMAH,
  ...PINJAM,
  ...CICIL,
  ...SERVICE,
  ...PESANAN,
  ...BESOKNYA,
];

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ dasar: true });
  await siapkan(shop);
  await shop.modulOff('VALIDASI_NON_CASH_MODULE');
  await ownerSendiri(shop);
  const modal = { kode_transaksi: 'MODAL_KAS', jumlah: 400_000_000, keterangan: 'Modal pagi' };
  await done(shop, 'OWN', 'cash/masuk', modal);
});
afterAll(() => shop.close());

/** All that a refusal must leave as it was; who asked and who answered is written beside it. */
const jejak = async (): Promise<Record<string, number>> =>
  (
    await shop.rows(`select (select count(*) from buku)::int as buku, (select count(*) from idempotensi)::int as kunci,
      (select coalesce(sum(terakhir), 0) from nomor)::int as nomor, (select count(*) from audit
        where tindakan not in ('MINTA_OTORISASI', 'DISETUJUI'))::int as audit,
      (select count(*) from otorisasi where status = 'TERPAKAI')::int as terpakai`)
  )[0]!;

const kirim = ({ who, method = 'POST', path }: Perbuatan, body: object, setuju?: string) =>
  shop.as(who).raw(method, path, body, { ...kunci(), ...(setuju && { 'x-otorisasi': setuju }) });

/** Only an owner's own request may be met by a supervisor alone. */
const setujui = ({ who, method, path }: Perbuatan, body: object): Promise<string> =>
  izin(shop.as(who), shop.as(who === 'OWN' ? 'SPV' : 'OWN'), {
    path,
    body,
    catatan: 'Uji persetujuan',
    ...(method && { method }),
  });

let jam = Date.UTC(2026, 10, 20, 2);
const majukan = (detik: number): void => shop.jam(new Date((jam += detik * 1000)).toISOString());

test('every event whose act exists stands in the table', () => {
  const ada = new Set(SEMUA.map(([event]) => event));
  expect(Object.keys(EVENTS).filter((event) => !ada.has(event as EventKey))).toEqual([]);
});

test.each(SEMUA)(
  '%s: refused alone, for other contents, too late and twice',
  async (event, buat) => {
    // A setting applies from a moment on: nothing of the act before may be in the same moment.
    majukan(1);
    const one = await buat(shop, majukan);
    const { body, lain = { alasan: 'Alasan yang lain' }, geser, lagi } = one;
    const ditolak = async (kapan: string, keystore?: string, code = 'PERLU_OTORISASI') => {
      const before = await jejak();
      const answer = await kirim(one, body, keystore);
      expect([kapan, answer.body?.code], answer.text).toEqual([kapan, code]);
      expect(await jejak(), kapan).toEqual(before);
      return answer;
    };
    expect((await ditolak('alone')).body.events).toContain(event);
    const beda = await setujui(one, geser ? body : { ...body, ...lain });
    await geser?.();
    await ditolak('of other contents', beda);
    const lambat = await setujui(one, body);
    majukan(120);
    await ditolak('too late', lambat);

    const keystore = await setujui(one, body);
    majukan(119);
    const { terpakai, ...sebelum } = await jejak();
    const done = await kirim(one, body, keystore);
    expect(done.status, done.text).toBeLessThan(300);
    const { terpakai: sesudah, ...ada } = await jejak();
    expect(sesudah).toBe(terpakai! + 1);
    expect(ada.audit).toBeGreaterThan(sebelum.audit!);
    await harusKetahuan(shop, event, keystore);
    await lagi?.();
    await ditolak('twice', keystore, one.sudah);
  },
);
