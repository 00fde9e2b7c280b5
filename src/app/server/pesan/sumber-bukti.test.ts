import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { documentKinds } from '#app/contract/document-kinds.ts';
import { SUMBER_PESAN } from '#app/server/pesan/sumber-pesan.ts';
import { bayarServiceDocument } from '#areas/service/contract/bayar-service.document.ts';
import { done } from '#tests/kit/done.ts';
import {
  ambilService,
  selesaikan,
  tambahTukang,
  terimaService,
} from '#tests/kit/document/kerja-service.ts';
import { bayarPesanan, pesan, tunai } from '#tests/kit/document/kerja-pesanan.ts';
import { bukaMember, jadiMember } from '#tests/kit/orang/member.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import type { Shop, Who } from '#tests/kit/shop.ts';
import { cash, disetujui, send, titipkan } from '#tests/kit/titipan.ts';
import { bayar, bukaCicilan, cicilP1, lewatkanCicilan } from '#tests/kit/uji/cicilan.ts';
import { mejaGesek, tokoGesek } from '#tests/kit/uji/gesek.ts';
import {
  beliManual,
  bukaManual,
  jualManual,
  masukkan,
  validasiManual,
} from '#tests/kit/uji/manual.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await tokoGesek();
  for (const key of ['WHATSAPP_MODULE', 'NOTA_WA_MODULE'] as const) await shop.modulOn(key);
});
beforeEach(() => shop.rows('delete from pesan'));
afterAll(() => shop.close());

const kirim = (no_dokumen: string, who: Who = 'KASIR') =>
  shop.as(who).raw('POST', 'chat/send', { no_dokumen });

/** What went out, and to which number: the kind, the phone, the words. */
async function terkirim(no: string, who: Who = 'KASIR') {
  const { status, text } = await kirim(no, who);
  expect(status, text).toBe(200);
  const { body } = await shop.as('SPV').raw('GET', 'pesan');
  const [{ jenis, isi }] = body.data as [{ jenis: string; isi: string }];
  const [{ penerima }] = (await shop.rows('select penerima from pesan')) as [{ penerima: string }];
  await shop.rows('delete from pesan');
  return { jenis, penerima, isi };
}
const SARI = '+6281234567890';

test('each document that names a customer and has a paper can be sent to his phone', () => {
  const papers = documentKinds().filter(
    ({ register, paper, nota }) => register.customer?.name === 'nama_customer' && (paper ?? nota),
  );
  const letters = papers.flatMap((spec) => Object.keys(spec.letters));
  expect(letters.length).toBeGreaterThan(15);
  expect(letters.filter((one) => !(one in SUMBER_PESAN)).toSorted()).toEqual([]);
});

test('a further deposit says what is held now and what is left, on the number of its deposit', async () => {
  const { no_titip } = await titipkan(shop, await tambahPotong(shop, ['P1']), cash(1_000_000));
  const made = await send(shop.as('KASIR'), `titip/${no_titip}/bayar`, cash(500_000));
  const { no_bayar } = (made.body.data as { setoran: { no_bayar: string }[] }).setoran[0]!;
  const { jenis, penerima, isi } = await terkirim(no_bayar);
  expect([jenis, penerima]).toEqual(['NOTA_BUKTI', SARI]);
  expect(isi).toContain(`Terima kasih, Ibu Sari.\nSetoran Titipan *${no_bayar}*`);
  expect(isi).toMatch(
    new RegExp(
      `No Titip: ${no_titip}\nSetoran: Rp 500,000\nUang titip sekarang: Rp 1,500,000\nSisa: Rp [\\d,]+`,
    ),
  );
});

test('a further deposit of an order, one of a repair, and the repair that is fetched say what their papers say', async () => {
  await tambahTukang(shop);
  const { no_pesanan } = await pesan(shop, { pembayaran: tunai(1_000_000) });
  const { no_bayar } = await bayarPesanan(shop, no_pesanan, 250_000);
  const order = await terkirim(no_bayar);
  expect([order.jenis, order.penerima]).toEqual(['NOTA_BUKTI', SARI]);
  expect(order.isi).toContain(`Bayar Pesanan *${no_bayar}*`);
  expect(order.isi).toContain(`${no_pesanan}\n`);
  expect(order.isi).toContain('Jumlah: Rp 250,000');
  const { no_service } = await terimaService(shop);
  const paid = await shop.as('KASIR').call(bayarServiceDocument.makes.bayar, {
    params: { induk: no_service },
    body: { pembayaran: tunai(50_000) },
  });
  expect((await terkirim(paid.no_bayar)).isi).toContain('DP Sesudah: Rp 50,000');
  await selesaikan(shop, no_service);
  const { no_ambil } = await ambilService(shop, no_service);
  const fetched = await terkirim(no_ambil);
  expect([fetched.jenis, fetched.penerima]).toEqual(['NOTA_BUKTI', SARI]);
  expect(fetched.isi).toContain(`Ambil Service *${no_ambil}*`);
  expect(fetched.isi).toContain('Ongkos: Rp 150,000');
});

test('cash on a card goes to the holder, with the last figures of his card and not his identity', async () => {
  const { beri } = mejaGesek(() => shop);
  const { no_gesek } = await beri();
  const { jenis, penerima, isi } = await terkirim(no_gesek);
  expect([jenis, penerima]).toEqual(['NOTA_BUKTI', '+6281355550123']);
  expect(isi).toContain('4321');
  expect(isi).toContain('TUNAI DIBERIKAN: Rp 1,000,000');
  expect(isi).not.toContain('320');
});

test('a gift goes to the number of the card; a card without one says that it cannot', async () => {
  await bukaMember(shop);
  const kode = await jadiMember(shop, 'Ratna Wulandari');
  const poin = { poin: 100, alasan: 'Saldo kartu lama' };
  await send(shop.as('OWN'), `member/${kode}/koreksi-poin`, poin);
  await shop.rows(`insert into hadiah (kode_toko, kode_hadiah, nama_hadiah, point, stock)
    values ('KJ1', 'PAYUNG', 'Payung', 10, 9)`);
  const made = await done(shop, 'KASIR', `member/${kode}/tukar-hadiah`, {
    kode_hadiah: 'PAYUNG',
    qty: 2,
  });
  await shop.rows('delete from pesan');
  const no = String(made['no_tukar_hadiah']);
  const [card] = await shop.rows<{ no_hp: string }>(
    'select no_hp from customer where kode_customer = $1',
    [kode],
  );
  const { jenis, penerima, isi } = await terkirim(no);
  expect([jenis, penerima]).toEqual(['NOTA_BUKTI', card!.no_hp]);
  expect(isi).toContain('PAYUNG: Payung');
  expect(isi).toContain('POIN: 20');
  await shop.rows('update customer set no_hp = null where kode_customer = $1', [kode]);
  expect((await kirim(no)).body.message).toBe('No Wa Tidak Terdaftar');
  await shop.rows('update customer set no_hp = $1 where kode_customer = $2', [card!.no_hp, kode]);
});

test('a manual sale and purchase have the words of a nota, once a second person has looked at them', async () => {
  await bukaManual(shop);
  await done(shop, 'OWN', 'parameter-harga-emas', {
    jenis: 'BELI',
    kode_kadar: '375',
    harga_per_gram: 1_150_000,
  });
  await masukkan(shop);
  const jual = await jualManual(shop);
  const beli = await beliManual(shop);
  expect((await kirim(jual)).body.message).toBe('Nota Belum Divalidasi');
  await validasiManual(shop, [jual, beli]);
  const sold = await terkirim(jual);
  expect([sold.jenis, sold.penerima]).toEqual(['NOTA_PENJUALAN', SARI]);
  expect(sold.isi).toContain('7.450 g, kadar 37.5%, Rp 9,126,500');
  const bought = await terkirim(beli);
  expect(bought.jenis).toBe('NOTA_PEMBELIAN');
  expect(bought.isi).toContain('1. 2 x ');
  expect(bought.isi).toContain('Dibayar *Rp 4,715,000*');
});

test('an auctioned contract and its surplus go to the customer; a proof that waited while it was cancelled does not', async () => {
  await bukaCicilan(shop);
  const { no_cicilan } = await cicilP1(shop);
  const { no_bayar } = (await bayar(shop, no_cicilan, 581_500)) as { no_bayar: string };
  const paidOnce = await terkirim(no_bayar);
  expect([paidOnce.jenis, paidOnce.penerima]).toEqual(['NOTA_BAYAR_CICILAN', '+6281399001122']);
  expect(paidOnce.isi).toContain('Dibayar *Rp 581,500*, sisa Rp 5,231,500');
  await lewatkanCicilan(shop, no_cicilan);
  await shop.hari('2026-11-21');
  const hasil = { hasil_lelang: 7_000_000 };
  const made = await disetujui(shop, `cicilan/${no_cicilan}/lelang`, hasil, 'OWN', 'SPV');
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  const { no_lelang } = made.body.data as { no_lelang: string };
  const auction = await terkirim(no_lelang, 'SPV');
  expect([auction.jenis, auction.penerima]).toEqual(['NOTA_BUKTI', '+6281399001122']);
  expect(auction.isi).toContain('Hasil Lelang: Rp 7,000,000');
  const paid = await disetujui(shop, `cicilan/${no_cicilan}/bayar-kelebihan`, {}, 'OWN');
  const { no_kelebihan } = paid.body.data as { no_kelebihan: string };
  expect((await terkirim(no_kelebihan)).isi).toContain('Kelebihan Lelang Cicilan');
  const at = `cicilan/${no_cicilan}/bayar-kelebihan/${no_kelebihan}/batal`;
  await disetujui(shop, at, { alasan: 'Salah orang' }, 'OWN');
  expect((await terkirim(no_kelebihan)).isi).toMatch(/\*BATAL\*$/);
});

test('a person who may not look at gifts does not send one', async () => {
  const [{ no } = { no: '' }] = await shop.rows<{ no: string }>(
    'select no_tukar_hadiah as no from tukar_hadiah limit 1',
  );
  await shop.rows(
    `insert into user_akses (kode_toko, user_id, kode, is_show) values ('KJ1', 'ksr2.kj1', 'poin-member', false)
     on conflict (kode_toko, user_id, kode) do update set is_show = false`,
  );
  expect((await kirim(no, 'KASIR2')).body.code).toBe('TIDAK_BERHAK');
});
