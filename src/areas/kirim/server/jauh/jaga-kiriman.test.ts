import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordAside } from '#kit/server/aside.table.ts';
import { newOp } from '#kit/server/write/new-op.ts';
import { antarkanSemua } from '#areas/toko/server/antar/kirim-pesan.ts';
import { kirimPesan, terapkanPesan } from '#areas/toko/server/antar/pesan-toko.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import { bukaDuaToko, type DuaToko } from '#tests/kit/uji/buka/kirim-jauh.ts';
import { ISI_KJ2 } from '#tests/kit/uji/buka/dua-server.ts';
import { isiKiriman, kunci, piece, pindai } from '#tests/kit/uji/kirim-barang.ts';
import type { Shop } from '#tests/kit/shop.ts';

/** What keeps the line between two servers free, and goods from being locked by a server that does not answer. */
let dua: DuaToko;
beforeAll(async () => {
  dua = await bukaDuaToko();
});
afterAll(() => dua.close());

let kali = 700;
/** A message as an act of a shop would say it. */
async function kata(shop: Shop, dari: string, ke: string, isi: unknown, jenis = 'KIRIMAN_DAFTAR') {
  const op = newOp();
  const no_dokumen = `KB${dari}261120${(kali += 1)}`;
  await shop.db.begin(async (tx) => {
    const act = { kode_toko: dari, op, user_id: 'server', tindakan: 'UJI', tabel: 'uji' };
    await recordAside(tx, { ...act, kunci: no_dokumen });
    await kirimPesan(tx, shop.db, { ke, jenis, no_dokumen, isi }, { kode_toko: dari, op });
  });
}

const alamat = (portal: string) =>
  dua.pusat.rows("update toko set portal = $1 where kode_toko = 'KJ2'", [portal]);
/** Refused at once by this computer: no connection, and so nothing has left. */
const TERTUTUP = 'http://127.0.0.1:2';
const keadaan = async (no: string) =>
  (await dua.pusat.as('SPV', 'PST').raw('GET', `kirim-barang/${no}/server-lain`)).body.data;
const batal = (no: string, by?: 'SPV' | 'OWN') =>
  dua
    .diPusat({
      path: `kirim-barang/${no}/batal`,
      body: { alasan: 'Server toko rusak', kode_gudang: null, kode_baki: null },
      who: 'MU',
      ...(by && { by }),
    })
    .then(
      ({ status, body }) => [status, body.code ?? 'JADI', body.level ?? null],
      (error: { code: string }) => error.code,
    );

test('two messages that fit alone do not travel together: bytes are counted, not letters', async () => {
  for (let n = 0; n < 2; n += 1)
    await kata(dua.cabang, 'KJ2', 'PST', { teks: '金'.repeat(240_000) });
  await dua.antar();
  const tunggu = await dua.cabang.rows(
    "select 1 from pesan_toko where dari = 'KJ2' and selesai_at is null",
  );
  expect(tunggu).toEqual([]);
});

test('a list is measured as the line carries it, and a large one is refused before anything is written', async () => {
  await dua.pusat.rows("update baki set kapasitas = 1000 where kode_toko = 'PST'");
  const codes: string[] = [];
  for (let n = 0; n < 2; n += 1)
    codes.push(
      ...(await tambahPotong(
        dua.asal,
        Array.from({ length: 70 }, () => 'P1' as const),
      )),
    );
  await dua.pusat.rows(
    `update barang set deskripsi = repeat('金', 2000) where kode_barcode = any($1)`,
    [codes],
  );
  const sent = await dua.diPusat({ path: 'kirim-barang', body: isiKiriman(codes, 'KJ2') });
  expect([sent.status, sent.body.code], sent.text.slice(0, 300)).toEqual([409, 'DAFTAR_BESAR']);
  expect(await piece(dua.pusat, codes[0]!, 'PST')).toMatchObject({ status: 'READY' });
});

test('a shop whose server never answered, or is cut off, is no destination', async () => {
  const isi = { kode_toko: 'KJ3', ...ISI_KJ2, nama_toko: 'Kilau Jaya 3', portal: TERTUTUP };
  expect((await dua.kantor().raw('POST', 'tokos', isi, kunci())).status).toBe(201);
  const [a] = await tambahPotong(dua.asal, ['P1']);
  const kirim = async (tujuan: string) => {
    const body = isiKiriman([a!], tujuan as 'KJ2');
    const { status, body: said } = await dua.diPusat({ path: 'kirim-barang', body });
    return [status, said.code];
  };
  expect(await kirim('KJ3')).toEqual([409, 'BELUM_TERSAMBUNG']);
  const tujuan = async () =>
    (await dua.pusat.as('SPV', 'PST').raw('GET', 'kirim-barang/tujuan')).text;
  expect(await tujuan()).not.toContain('KJ3');
  expect(await tujuan()).toContain('KJ2');
  await dua.cabut();
  expect(await kirim('KJ2')).toEqual([409, 'BELUM_TERSAMBUNG']);
  expect(await piece(dua.pusat, a!, 'PST')).toMatchObject({ status: 'READY' });
  await dua.percaya();
});

test('goods whose list has not left this server an owner cancels alone, and the line goes on', async () => {
  const [a, b] = await tambahPotong(dua.asal, ['P1', 'P2']);
  await alamat(TERTUTUP);
  const no = await dua.kirim([a!]);
  await antarkanSemua(dua.pusat.db);
  expect(await keadaan(no)).toMatchObject({ daftar: 'KIRIM', bisa_ditarik: true });
  expect(await batal(no)).toEqual([403, expect.anything(), ['OWN']]);
  expect(await batal(no, 'OWN')).toEqual([200, 'JADI', null]);
  expect(await piece(dua.pusat, a!, 'PST')).toMatchObject({ status: 'READY' });
  await alamat(dua.portal);
  const lagi = await dua.kirim([b!]);
  await dua.antar();
  expect(await dua.tertahan(dua.cabang)).toEqual([]);
  expect(await dua.cabang.rows('select 1 from kirim_barang where no_kirim = $1', [no])).toEqual([]);
  expect((await dua.terima(no, [pindai(a!)])).status).toBe(404);
  expect((await dua.terima(lagi, [pindai(b!)])).status).toBe(201);
  await dua.antar();
  expect(await dua.status(lagi)).toBe('DONE');
  expect(await dua.tertahan(dua.pusat)).toEqual([]);
});

test('what may have left no owner cancels alone: a line that broke off behind the request is no proof', async () => {
  const [a] = await tambahPotong(dua.asal, ['P1']);
  const putus = createServer((asked) => {
    asked.resume().on('end', () => asked.socket.destroy());
  });
  await new Promise<void>((open) => putus.listen(0, '127.0.0.1', open));
  await alamat(`http://127.0.0.1:${(putus.address() as AddressInfo).port}`);
  const no = await dua.kirim([a!]);
  await antarkanSemua(dua.pusat.db);
  // Tried again where nothing can have left: what may have left before stays so.
  await alamat(TERTUTUP);
  await antarkanSemua(dua.pusat.db);
  expect(await keadaan(no)).toMatchObject({ bisa_ditarik: false });
  expect(await batal(no, 'OWN')).toBe('BATAL_BELUM_DIMINTA');
  putus.close();
  await alamat(dua.portal);
  await dua.antar();
  expect((await dua.terima(no, [pindai(a!)])).status).toBe(201);
  await dua.antar();
  expect(await dua.status(no)).toBe('DONE');
});

test('a message of a shop of this server without its row is held, not lost', async () => {
  const lebih = { kode_barcode: 'KJ1AAAAA', keterangan: '' };
  await kata(dua.pusat, 'KJ1', 'PST', { kurang: ['KJ1AAAAA'], alasan: 'x' }, 'KIRIMAN_SELESAI');
  await kata(dua.pusat, 'KJ1', 'PST', lebih, 'KIRIMAN_LEBIH');
  await kata(dua.pusat, 'KJ1', 'PST', lebih, 'LEBIH_KEMBALI');
  await terapkanPesan(dua.pusat.db);
  expect(await dua.tertahan(dua.pusat)).toEqual([
    expect.stringMatching(/^KIRIMAN_SELESAI: .*KJ1 has no row/),
    expect.stringMatching(/^KIRIMAN_LEBIH: .*KJ1 has no row/),
    expect.stringMatching(/^LEBIH_KEMBALI: .*KJ1 has no row/),
  ]);
  await dua.pusat.rows(
    "update pesan_toko set selesai_at = waktu(), gagal = null where dari = 'KJ1'",
  );
});

test('a shop is neither switched nor removed while goods, money or messages with it are under way', async () => {
  const saklar = async (server_sendiri: boolean) => {
    const body = { ...ISI_KJ2, portal: dua.portal, server_sendiri };
    const said = await dua.kantor().raw('PUT', 'tokos/KJ2', body, kunci());
    return [said.status, said.body.code ?? null, said.body.message ?? null];
  };
  const hapus = async () => {
    const said = await dua.kantor().raw('DELETE', 'tokos/KJ2', undefined, kunci());
    return [said.status, said.body.code];
  };
  const belum = (barang: number, uang: number, pesan: number) => [
    409,
    'TOKO_BELUM_SELESAI',
    `Toko KJ2 Masih Punya ${barang} Kiriman Barang, ${uang} Kiriman Uang Dan ${pesan} Pesan Yang Belum Selesai`,
  ];
  const [a] = await tambahPotong(dua.asal, ['P1']);
  const no = await dua.kirim([a!]);
  await dua.antar();
  expect(await saklar(false)).toEqual(belum(1, 0, 0));
  expect(await hapus()).toEqual([409, 'TOKO_BELUM_SELESAI']);
  expect((await dua.terima(no, [pindai(a!)])).status).toBe(201);
  await dua.antar();
  await dua.pusat.rows(`
    insert into kirim_jauh (asal, nota_kirim, tujuan, nama_tujuan, tgl_system, input_date, sender, input_by, jumlah_rp,
                            keterangan, dari)
    values ('KJ2', 'KUKJ2261120900', 'PST', 'Pusat', '2026-11-20', waktu(), 'x', 'x', 1000, '', 'CASH')`);
  expect(await saklar(false)).toEqual(belum(0, 1, 0));
  await dua.pusat.rows("update kirim_jauh set status = 'CANC'");
  await alamat(TERTUTUP);
  await kata(dua.pusat, 'PST', 'KJ2', {}, 'UJI_TUNGGU');
  await antarkanSemua(dua.pusat.db);
  expect(await saklar(false)).toEqual(belum(0, 0, 1));
  await dua.pusat.rows('update pesan_toko set selesai_at = waktu() where selesai_at is null');
  expect((await saklar(false))[0]).toBe(200);
  expect((await saklar(true))[0]).toBe(200);
});
