import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as batal from '#tests/proof/balapan/batal.ts';
import * as lain from '#tests/proof/balapan/batal-lain.ts';
import * as cicil from '#tests/proof/balapan/cicil.ts';
import * as kasir from '#tests/proof/balapan/kasir.ts';
import * as kiriman from '#tests/proof/balapan/kiriman.ts';
import * as member from '#tests/proof/balapan/member.ts';
import * as orang from '#tests/proof/balapan/orang.ts';
import * as pindah from '#tests/proof/balapan/pindah.ts';
import * as pinjam from '#tests/proof/balapan/pinjam.ts';
import * as pinjamBatal from '#tests/proof/balapan/pinjam-batal.ts';
import * as pinjamHitung from '#tests/proof/balapan/pinjam-hitung.ts';
import * as rak from '#tests/proof/balapan/rak.ts';
import * as pesanan from '#tests/proof/balapan/pesanan.ts';
import * as service from '#tests/proof/balapan/bengkel.ts';
import * as setelan from '#tests/proof/balapan/setelan.ts';
import * as stok from '#tests/proof/balapan/stok.ts';
import { besok, duaMenutup, tutupLawanJual } from '#tests/proof/balapan/tutup.ts';
import * as uang from '#tests/proof/balapan/uang.ts';
import { RONDE_PENDEK, siapkan, type Balapan } from '#tests/proof/balapan/meja.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';

/** Rounds with 2, 8 and 64 connections: few in every run, of each a thousand by `KILAU_BALAPAN=1000`. */
const BERAPA = process.env.KILAU_BALAPAN;
const RONDE: readonly (readonly [meja: number, ronde: number])[] = [
  [2, Number(BERAPA ?? RONDE_PENDEK)],
  [8, Number(BERAPA ?? RONDE_PENDEK)],
  [64, Number(BERAPA ?? 1)],
];
const LAMA = 7_200_000;

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ dasar: true, koneksi: 64 });
  await siapkan(shop);
});
afterAll(() => shop.close());

const BALAPAN: readonly (readonly [string, Balapan])[] = [
  ['for one barcode: one has sold it', kasir.satuBarcode],
  ['buying one nota back: it is paid for once', kasir.duaKaliDibeli],
  ['buying one nota back or exchanging it: one of them has it', kasir.dibeliAtauDitukar],
  ['handing out one deposit: it is used once', kasir.duaKaliDiambil],
  ['for numbers, a fifth of them refused: no gap, no repeat', kasir.nomorUrut],
  ['with one approval: it is spent once', kasir.setujuSekali],
  ['with one key: one sale, the same answer to everybody', kasir.satuKunci],
  ['with one key and nothing else in the way: money comes in once', kasir.satuKunciKas],
];

describe.each(RONDE)('%i counters', (meja, ronde) => {
  test.each(BALAPAN)(
    `%s, ${ronde} rounds`,
    async (_, balapan) => {
      for (let round = 1; round <= ronde; round++) {
        await balapan(shop, meja);
        // A day has 46,655 numbers of a kind.
        if (round % 250 === 0) await besok(shop);
      }
      expect(await hariTerbuka()).toBe(true);
    },
    LAMA,
  );
});

/** Smaller questions, eight counters at a time. */
test.each([
  ['cancelling one sale: it is mirrored once', batal.batalJual],
  ['cancelling one buy-back: it is mirrored once', batal.batalBeli],
  ['cancelling one exchange: both its halves are mirrored once', batal.batalTukar],
  ['cancelling one deposit: it is paid back once', batal.batalTitip],
  ['cancelling money that came in: it goes out once', batal.batalKas],
  ['sending one delivery back: it goes once', batal.batalTerima],
  ['cancelling one move: it is mirrored once', batal.batalPindah],
  ['cancelling one destruction: the piece is there once', batal.batalHancur],
  ['adding to one drawer: what came in is in it', kasir.saldoBersama],
  ['adding to one chain of audit rows: no link is missing', orang.rantaiAudit],
  ['writes of one shop that share no other row: no link is missing', orang.rantaiTulis],
  ['scanning one piece: one basket holds it', kasir.satuKeranjang],
  ['scanning more than one person may hold: no more are held', kasir.penuhKeranjang],
  ['paying the rest of a deposit: never more than is owed', kasir.sisaTitipan],
  ['putting one piece aside: one deposit holds it', kasir.satuTitipan],
  ['taking pieces in: each barcode once', stok.barcodeBaru],
  ['taking in and labelling anew: each barcode once', stok.barcodeCampur],
  ['giving one name to a piece: one has it', stok.satuNama],
  ['filling the last place of a tray: it holds no more', stok.bakiPenuh],
  ['carrying one piece: one of them did', stok.satuPindah],
  ['handing one lot’s gold to a craftsman: no gram goes twice', service.emasTerakhir],
  ['finishing one repair: it is weighed once', service.selesaiSekali],
  ['fetching one order: one sale uses its DP', pesanan.ambilSekali],
  ['taking one piece for several orders: one has it', pesanan.satuPotong],
  ['giving one sample back: it goes home once', pesanan.satuContoh],
  ['carrying one piece to trays of their own: it lies in one of them', stok.banyakBaki],
  ['carrying and selling one piece: it is sold once', pindah.pindahLawanJual],
  ['emptying one tray: one of them does', pindah.satuBaki],
  ['hearing the same tags in another order: each is found once', pindah.pindaiBerlawanan],
  ['beginning counts that overlap: one runs', stok.lingkupOpname],
  ['labelling bought gold anew: one piece comes of it', stok.satuRetag],
  ['weighing one tray: it is on the list once, and weighed once', stok.satuTimbang],
  ['counting one tray: one count, each piece found once, ended once', stok.satuOpname],
  ['using the last of a coupon: it takes off once', stok.satuKupon],
  ['logging one user in: one session lives', orang.satuSesi],
  ['answering one request: the first answer stands', orang.satuJawaban],
  ['meeting one new customer: known once', orang.satuCustomer],
  ['choosing one user id in two shops: it belongs to one', orang.satuUser],
  ['cancelling one re-tag: the bought gold is there once', lain.batalRetag],
  ['cancelling one melting: the bought gold is there once', lain.batalLebur],
  ['cancelling one change of price: it is mirrored once', lain.batalUbah],
  ['cancelling one transfer: it is mirrored once', lain.batalMutasi],
  ['cancelling one settlement: it is mirrored once', lain.batalCair],
  ['cancelling one move of accessories: it is mirrored once', lain.batalAksesoris],
  ['setting one daily count aside: once', lain.batalGlobal],
  ['counting one tray for the day: one count stands', rak.satuHitungHarian],
  ['taking the last box: one has it', rak.kotakTerakhir],
  ['printing the first label of a piece: one does', rak.satuLabel],
  ['settling one card payment: it is settled once', uang.satuCair],
  ['reporting one large transaction: once', uang.satuLapor],
  ['switching one module: each change follows the one before', setelan.satuModul],
  ['setting one parameter: each change follows the one before', setelan.satuParameter],
  ['saving one template: each change follows the one before', setelan.templatNota],
  ['saving the words for members: each change follows the one before', setelan.ucapanMember],
  ['changing one row of a master: each change follows the one before', setelan.satuMaster],
  ['adding ranges that overlap: one stands', setelan.rentangMaster],
  ['taking the level of both owners: one stays', setelan.satuOwner],
  ['redeeming one loan: its gold goes back once', pinjam.satuLunas],
  ['paying the same days of one loan: they are charged once', pinjam.satuBunga],
  ['renewing or redeeming one loan: one of them does', pinjam.remajaAtauLunas],
  ['selling the goods of one loan or redeeming it: one of them does', pinjam.putusAtauLunas],
  ['auctioning or redeeming one loan: one of them does', pinjam.lelangAtauLunas],
  ['auctioning one loan or paying its interest: one of them does', pinjam.lelangAtauBunga],
  ['cancelling one loan or paying its interest: one of them does', pinjam.batalAtauBunga],
  [
    'cancelling interest while the next is paid: no day is lost or charged twice',
    pinjam.bungaLawanBatal,
  ],
  ['paying one surplus out: it is owed once', pinjam.satuKelebihan],
  ['cancelling one loan: it is mirrored once', pinjamBatal.batalHutang],
  ['cancelling one redemption: its gold comes back once', pinjamBatal.batalLunas],
  ['cancelling one sale of pledged goods: both halves are mirrored once', pinjamBatal.batalPutus],
  ['undoing one auction: its gold is in custody once', pinjamBatal.batalLelang],
  ['cancelling one payout of a surplus: it is owed once again', pinjamBatal.batalKelebihan],
  [
    'cancelling one renewal or paying interest on it: one of them does',
    pinjamBatal.batalRemajaAtauBunga,
  ],
  ['validating one redemption: its money comes once', pinjamBatal.satuValidasi],
  [
    'validating or rejecting one redemption: booked and mirrored, or nothing',
    pinjamBatal.validasiLawanTolak,
  ],
  ['paying the rest of one contract: its goods are handed over once', cicil.satuLunas],
  ['paying one contract a little each: no more than its rest comes in', cicil.banyakBayar],
  ['paying the rest of one contract or cancelling it: one of them does', cicil.lunasAtauBatal],
  ['auctioning one contract or paying its rest: one of them does', cicil.lelangAtauLunas],
  ['auctioning or cancelling one contract: one of them does', cicil.lelangAtauBatal],
  ['putting one piece in a contract or selling it: one has it', cicil.cicilAtauJual],
  ['cancelling one last payment: its goods come back once', cicil.batalLunas],
  ['undoing one auction: its goods are held once', cicil.batalLelang],
  ['paying one surplus of a contract out: it is owed once', cicil.satuKelebihan],
  ['beginning counts of pledged goods: one runs', pinjamHitung.satuHitung],
  ['scanning one ticket: it is ticked once', pinjamHitung.satuPindai],
  [
    'scanning a ticket while its loan is redeemed: ticked once, and gone',
    pinjamHitung.pindaiLawanLunas,
  ],
  [
    'ending a count while a ticket is scanned: no tick comes after the end',
    pinjamHitung.selesaiLawanPindai,
  ],
  ['paying with the points of one card: they pay once', member.poinTerakhir],
  ['taking the last gift: one member has it', member.hadiahTerakhir],
  ['spending the points of one card on gifts: one gift is had', member.poinSatuHadiah],
  ['cancelling one gift: it and its points come back once', member.batalHadiah],
  ['joining one card to another: its points go over once', member.satuGabung],
  ['paying with points of a card that is joined: they pay once', member.gabungLawanJual],
  ['scanning one piece of a shipment: it is taken in once', kiriman.terimaSekali],
  ['taking a shipment back or scanning it: one of them has it', kiriman.batalAtauTerima],
  ['settling what never came: it is lost once', kiriman.selisihSekali],
  ['closing one day: one has closed it', duaMenutup],
] as const)(
  'eight counters %s',
  async (_, balapan) => {
    for (let round = 0; round < Number(BERAPA ?? 1); round++) await balapan(shop, 8);
    expect(await hariTerbuka()).toBe(true);
  },
  LAMA,
);

/** A closing looks at all that its shop ever did: raced in its own, and last, for the end of a shop frees the clock. */
describe('closing against selling', () => {
  let toko: Shop;
  beforeAll(async () => {
    toko = await openShop({ dasar: true, koneksi: 64 });
    await siapkan(toko);
  });
  afterAll(() => toko.close());

  test.each(RONDE)(
    '%i counters, %i rounds: each sale is in the report or refused',
    async (meja, ronde) => {
      for (let round = 0; round < ronde; round++) {
        await tutupLawanJual(toko, meja);
        if (round % 50 === 49) await besok(toko);
      }
    },
    LAMA,
  );
});

/** A race that has closed its day opens the next one for those that follow. */
async function hariTerbuka(): Promise<boolean> {
  const [last] = await shop.rows<{ tgl: string; status: string }>(
    `select tgl_system + 1 as tgl, status from hari_toko where kode_toko = 'KJ1' order by tgl_system desc limit 1`,
  );
  if (last!.status === 'CLOSED') await shop.hari(last!.tgl);
  return (
    (await shop.rows(`select from hari_toko where kode_toko = 'KJ1' and status = 'OPEN'`))
      .length === 1
  );
}
