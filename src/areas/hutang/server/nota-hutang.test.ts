import { afterAll, beforeAll, expect, test } from 'vitest';
import { rp } from '#kit/rules/quantity.ts';
import { hutangDocument } from '#areas/hutang/contract/hutang.document.ts';
import { kasDocument } from '#areas/uang/contract/kas.document.ts';
import { done } from '#tests/kit/done.ts';
import { lelangStock, lewatkan, pinjamkan } from '#tests/kit/hutang.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';

let shop: Shop;
let no: string;
beforeAll(async () => {
  shop = await openShop({ dasar: true });
  const body = { kode_transaksi: 'MODAL_KAS', jumlah: rp(100_000_000), keterangan: 'Modal' };
  await shop.as('OWN').call(kasDocument.makes.kasMasuk, { body });
  no = (await pinjamkan(shop)).no_faktur_hutang;
});
afterAll(() => shop.close());

const cetak = (satu = false, of = no) =>
  shop.as('KASIR').raw('GET', `hutang/get/bynota${satu ? '/single' : ''}?no=${of}`);

test('a ticket is told for both sheets, or for the customer alone, with its message', async () => {
  const held = await shop.as('KASIR').call(hutangDocument.one, { params: { no } });
  const { status, body } = await cetak();
  expect(status).toBe(200);
  const sheets = body.data.map(({ lembar }: { lembar: string }) => lembar);
  const pieces = held.detail_barang.length;
  expect(sheets).toEqual([...Array(pieces).fill('CUSTOMER'), ...Array(pieces).fill('TOKO')]);
  expect(body.data[0]).toMatchObject({
    no_faktur_hutang: no,
    jumlah_hutang: held.jumlah_hutang,
    dibayar: held.dibayar,
    tgl_jatuh_tempo: held.tgl_jatuh_tempo,
    syarat_ketentuan: expect.stringContaining('dapat dilelang'),
  });
  expect(body.template_wa).toContain(`Surat hutang *${no}*`);
  expect(body.template_wa).not.toMatch(/[{}]/);
  expect((await cetak(true)).body.data).toHaveLength(pieces);
});

test('another number and another shop have no ticket; a second paper asks for a copy', async () => {
  expect((await cetak(true, 'HTKJ1261120ZZZ')).status).toBe(404);
  const lain = await shop.as('OWN', 'PST').raw('GET', `hutang/get/bynota?no=${no}`);
  expect([lain.status, lain.text.includes('Reini')]).toEqual([404, false]);
  await shop.rows(`update kertas set waktu = waktu - interval '1 hour' where no = $1`, [no]);
  const lagi = await cetak();
  expect([lagi.status, lagi.body.code]).toEqual([403, 'PERLU_CETAK_ULANG']);
});

test('a ticket goes to the phone that stands on it, where the shop sends notas', async () => {
  await shop.modulOn('WHATSAPP_MODULE');
  await shop.modulOn('NOTA_WA_MODULE');
  const key = { 'idempotency-key': 'surat-hutang-wa' };
  const sent = await shop.as('KASIR').raw('POST', 'chat/send', { no_dokumen: no }, key);
  expect(sent.status, sent.text).toBe(200);
  expect(await shop.rows('select jenis, no_dokumen from pesan')).toEqual([
    { jenis: 'NOTA_HUTANG', no_dokumen: no },
  ]);
});

test('each receipt of a loan goes to the phone of its borrower: what, how much, until when', async () => {
  await shop.param('OWN_TANPA_OTORISASI', true);
  await shop.param('HARGA_ROSOK', rp(2_550_000));
  const buat = async (body: object, langkah: string, of?: string) => {
    const induk = of ?? (await pinjamkan(shop)).no_faktur_hutang;
    if (langkah === 'lelang') await lewatkan(shop, induk);
    return done(shop, 'OWN', `hutang/${induk}/${langkah}`, body);
  };
  const bunga = await buat({ sampai_tgl: '2027-01-20' }, 'bayar-bunga');
  const lunas = await buat({}, 'pelunasan');
  const remaja = await buat({ jumlah_hutang: 4_000_000, lama_bulan: 4 }, 'peremajaan');
  const lelang = await buat(lelangStock, 'lelang');
  const lebih = await buat({}, 'bayar-kelebihan', lelang.no_faktur_hutang);
  const bukti: [no: string, isi: RegExp][] = [
    [
      bunga.no_bunga,
      /Bayar bunga \*NO\*\nSurat hutang HT.*\nJumlah \*Rp [\d,]+\*\nJatuh tempo \w+, \d/s,
    ],
    [lunas.no_lunas, /Pelunasan \*NO\*\nSurat hutang HT.*\nJumlah \*Rp [\d,]+\*\s*$/s],
    [remaja.no_remaja, /Peremajaan \*NO\*.*\nJumlah \*Rp 4,000,000\*\nJatuh tempo \w+, \d/s],
    [lelang.no_lelang, /Lelang \*NO\*.*\nKelebihan untuk Anda Rp [\d,]+, dapat diambil di toko/s],
    [lebih.no_kelebihan, /Kelebihan lelang dibayarkan \*NO\*.*\nJumlah \*Rp [\d,]+\*\s*$/s],
  ];
  await shop.rows('delete from pesan');
  for (const [no_dokumen] of bukti) await done(shop, 'KASIR', 'chat/send', { no_dokumen });
  expect(await shop.rows('select jenis, no_dokumen from pesan order by id')).toEqual(
    bukti.map(([no_dokumen]) => ({ jenis: 'NOTA_BUKTI_HUTANG', no_dokumen })),
  );
  const { body } = await shop.as('SPV').raw('GET', 'pesan?limit=50');
  const kata = (body.data as { isi: string }[]).map(({ isi }) => isi).toReversed();
  for (const [at, [nomor, isi]] of bukti.entries()) {
    expect(kata[at]).toMatch(new RegExp(isi.source.replace('NO', nomor), 's'));
    expect(kata[at]).not.toMatch(/[{}]|undefined|null/);
  }
  expect(kata[2]).toContain(`Surat hutang ${remaja.no_hutang_baru}`);
  const lain = await shop.as('KASIR').raw('POST', 'chat/send', { no_dokumen: 'KLKJ1261120ZZZ' });
  expect(lain.status).toBe(404);
});
