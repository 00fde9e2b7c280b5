import type { Master } from '#kit/contract/master.ts';
import type { Database } from '#kit/server/database.ts';
import { serveReportFiles } from '#kit/server/report-file/serve-files.ts';
import { salesMaster } from '#areas/toko/contract/sales.master.ts';
import type { Route } from '#kit/server/routes.ts';
import { akhirHariServer } from '#areas/akhir-hari/server/akhir-hari.server.ts';
import { hargaHooks } from '#areas/akses/server/harga/harga-master.ts';
import { salesHooks } from '#areas/akses/server/owner/sales-hooks.ts';
import { aksesServer } from '#areas/akses/server/akses.server.ts';
import { barangServer } from '#areas/barang/server/barang.server.ts';
import { bukuServer } from '#areas/buku/server/buku.server.ts';
import { customerServer } from '#areas/customer/server/customer.server.ts';
import { dashboardServer } from '#areas/dashboard/server/dashboard.server.ts';
import { berlianServer } from '#areas/berlian/server/berlian.server.ts';
import { kirimServer } from '#areas/kirim/server/kirim.server.ts';
import { terimaServer } from '#areas/terima/server/terima.server.ts';
import { opnameServer } from '#areas/opname/server/opname.server.ts';
import { pengawasanServer } from '#areas/pengawasan/server/pengawasan.server.ts';
import { pesanServer } from '#areas/pesan/server/pesan.server.ts';
import { pembelianServer } from '#areas/pembelian/server/pembelian.server.ts';
import { penjualanServer } from '#areas/penjualan/server/penjualan.server.ts';
import { cicilanServer } from '#areas/cicilan/server/cicilan.server.ts';
import { gesekServer } from '#areas/gesek/server/gesek.server.ts';
import { manualServer } from '#areas/manual/server/manual.server.ts';
import { hutangServer } from '#areas/hutang/server/hutang.server.ts';
import { preOrderServer } from '#areas/pre-order/server/pre-order.server.ts';
import { sepuhanServer } from '#areas/sepuhan/server/sepuhan.server.ts';
import { serviceServer } from '#areas/service/server/service.server.ts';
import { mintaHapusFoto } from '#areas/stock/server/foto/foto-hapus.ts';
import { stockServer } from '#areas/stock/server/stock.server.ts';
import { tukarServer } from '#areas/tukar/server/tukar.server.ts';
import { saveBawaanUang } from '#areas/uang/server/kode-transaksi.table.ts';
import type { JagaToko } from '#areas/toko/server/master-toko.ts';
import { tokoMaster } from '#areas/toko/contract/toko.master.ts';
import { jagaDukungan } from '#areas/akses/server/jaga-dukungan.ts';
import { tokoServer } from '#areas/toko/server/toko.server.ts';
import { jagaKasTerpisah } from '#areas/uang/server/kas-terpisah.query.ts';
import { uangParam } from '#areas/uang/contract/uang.parameter.ts';
import { uangServer } from '#areas/uang/server/uang.server.ts';
import type { Rehearse } from '#areas/akses/server/latih.ts';
import type { Kabar } from '#areas/akses/server/otorisasi.ts';
import { pusatServer } from '#app/server/pusat/pusat.ts';
import { fakturServer } from '#app/server/faktur/faktur-bermasalah.ts';
import { cocokServer } from '#app/server/jauh/cocok-server.ts';
import { serverTokoServer } from '#app/server/jauh/server-toko.ts';
import { siapkanTokoServer } from '#app/server/pasang/siapkan-toko.ts';
import { eksporServer } from '#app/server/ekspor/ekspor.ts';
import { adaGambar } from '#app/server/rumah-pesan.ts';
import { SUMBER_PESAN } from '#app/server/pesan/sumber-pesan.ts';
import { cariDokumenServer } from '#app/server/cari-dokumen.ts';
import { tanyaSemua } from '#app/server/jauh/tanya-semua.ts';
import { tempatDokumenServer } from '#app/server/tempat-dokumen.ts';
import { pasangServer } from '#app/server/pasang/pasang.ts';
import { desk } from '#app/server/desk.ts';
import { susunKamus, susunModul } from '#areas/buku/server/kamus-log.ts';
import { CONTRACTS } from '#app/contract/contracts.ts';
import { EVENTS } from '#app/contract/events.ts';
import { rumahEvents } from '#app/contract/rumah.event.ts';
import { HURUF_JURNAL, JURNAL, KODE_JURNAL } from '#app/contract/jurnal.ts';
import { jurnalTransaksiReport } from '#app/contract/jurnal-transaksi.report.ts';
import { MENU } from '#app/contract/menu.ts';
import { PARAMETERS } from '#app/contract/parameters.ts';
import { translatorOf } from '#app/server/translations.ts';
import { katalogServer } from '#areas/katalog/server/katalog.server.ts';
import { MODULS } from '#app/contract/moduls.ts';
import { memberServer } from '#areas/member/server/member.server.ts';

/** How the log says the fields of every table. */
const LOG = { kamus: susunKamus(CONTRACTS, MENU), modul: susunModul(CONTRACTS) };

/** The journals of all areas, for № 56 and Parameter Akun. */
const JURNALS = {
  all: JURNAL,
  codes: KODE_JURNAL,
  letters: HURUF_JURNAL,
  report: jurnalTransaksiReport,
};

/** Everything the server answers: the areas' doors, side by side. */
export function routesOf(
  db: Database,
  rehearse: Rehearse,
  kabar: Kabar,
  kodePasang?: string,
): readonly Route[] {
  const routes: readonly Route[] = [
    ...roomsOf(db, rehearse, kabar),
    ...tempatDokumenServer,
    ...cariDokumenServer,
    pasangServer(db, kodePasang, () => routes),
    ...pusatServer(db, () => routes),
    ...siapkanTokoServer(() => routes),
    ...serverTokoServer,
    ...cocokServer(db),
    ...serveReportFiles({ db, routes: () => routes, tell: kabar.tell, translate: translatorOf }),
  ];
  return routes;
}

/** The row of a shop says where its calls and its people are. */
const jagaToko: JagaToko = (tx, ctx, { kode_toko, ...toko }) =>
  jagaDukungan(tx, ctx, {
    ...toko,
    apa: tokoMaster.noun,
    kunci: kode_toko,
    fields: tokoMaster.fields,
  });

/** Parameters that the shop's own money keeps as they are. */
const JAGA = { [uangParam.KAS_HUTANG_TERPISAH.key]: jagaKasTerpisah };

/** The server doors of all areas, left to right. */
const DOORS = [
  tokoServer,
  aksesServer,
  bukuServer,
  uangServer,
  customerServer,
  pesanServer,
  memberServer,
  barangServer,
  stockServer,
  preOrderServer,
  terimaServer,
  kirimServer,
  berlianServer,
  opnameServer,
  penjualanServer,
  pembelianServer,
  tukarServer,
  gesekServer,
  manualServer,
  serviceServer,
  sepuhanServer,
  hutangServer,
  cicilanServer,
  katalogServer,
  akhirHariServer,
  pengawasanServer,
  dashboardServer,
] as const;

const roomsOf = (db: Database, rehearse: Rehearse, kabar: Kabar): readonly Route[] => {
  const house = {
    db,
    desk: desk(db),
    menu: MENU,
    events: EVENTS,
    parameters: PARAMETERS,
    moduls: MODULS,
    log: LOG,
    jurnal: JURNALS,
    rehearse,
    kabar,
    say: translatorOf,
    jaga: JAGA,
    siapkan: saveBawaanUang,
    harga: (master: Master) => (master === salesMaster ? salesHooks : hargaHooks(master)),
    dukungan: jagaToko,
    sumber: SUMBER_PESAN,
    adaGambar,
    hapusFoto: mintaHapusFoto(db),
    ekspor: rumahEvents.EKSPOR_DATA,
    tanya: tanyaSemua(db),
  };
  return [...DOORS.flatMap((door) => door(house)), ...eksporServer(db), ...fakturServer(db)];
};
