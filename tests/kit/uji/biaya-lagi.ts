/** How a file is changed by hand: from its text, to the text with something added in front of a line. */
type Ubah = (isi: string) => string;

const sebelum =
  (baris: string, baru: string): Ubah =>
  (isi) => {
    if (isi.split(baris).length !== 2) throw new Error(`${baris} stands not once`);
    return isi.replace(baris, () => baru + baris);
  };

/** From the first word to the end of its statement, as the last migration that says it has it. */
function cari(migrasi: readonly string[], awal: RegExp, akhir: string): string {
  const [isi] = migrasi.filter((one) => awal.test(one)).slice(-1);
  if (isi === undefined) throw new Error(`No migration says ${awal}`);
  const dari = isi.search(awal);
  return isi
    .slice(dari, isi.indexOf(akhir, dari) + akhir.length)
    .replace(/^create (?!or )/, 'create or replace ');
}

/** The column, the check in which the database adds charges up, and the account in shops that are there. */
const migrasi = (semua: readonly string[]): string =>
  [
    'alter table penjualan add column bungkus rupiah not null default 0;',
    'alter table jual_manual add column bungkus rupiah not null default 0;',
    cari(semua, /create (or replace )?function penjualan_benar\(/, 'end $$;')
      .replace('p.packing >= 0', 'p.packing >= 0 and p.bungkus >= 0')
      .replace('+ p.packing', '+ p.packing + p.bungkus'),
    `insert into akun_transaksi (kode_toko, trx, type, kode_akun, nomor_akun, op)
     select kode_toko, trx, type, 'bungkus', nomor_akun, op from akun_transaksi
      where (trx, type, kode_akun) = ('PENJUALAN', 'JUAL', 'packing');`,
  ].join('\n\n');

/**
 * A further charge of a sale, as a person would add it: every file that he changes for it, with what
 * is put in. `npm run pages` writes `docs/schema.md` again.
 */
export const BIAYA_LAGI: Readonly<
  Record<string, (isi: string, semua: readonly string[]) => string>
> = {
  'src/areas/penjualan/rules/tambahan.ts': sebelum(
    `  {\n    kunci: 'ongkos_kerja'`,
    `  { kunci: 'bungkus', label: 'Bungkus', nama: sentence('Bungkus'), akun: 'bungkus' },\n`,
  ),
  'src/areas/buku/rules/bagan-akun.ts': sebelum(
    `} as const satisfies Readonly<Record<string, SatuAkun>>`,
    `  bungkus: { nama: sentence('Bungkus'), nomor: '4-103' },\n`,
  ),
  'src/app/server/functions/140-penjualan.sql': (isi) => {
    const lama = cari([isi], /create or replace view v_doc__penjualan /, ';');
    return isi
      .replace(lama, lama.replace('p.packing + ', 'p.packing + p.bungkus + '))
      .replace('kupon_rp, admin, packing,', 'kupon_rp, admin, packing, bungkus,');
  },
  'src/app/server/functions/175-manual.sql': (isi) =>
    isi
      .replace('p.packing + ', 'p.packing + p.bungkus + ')
      .replace('       packing, ongkos_kerja', '       packing, bungkus, ongkos_kerja'),
  'src/app/server/migrations/999-penjualan-bungkus.sql': (_, semua) => migrasi(semua),
  'src/app/locales/en.po': sebelum(`msgid "Packing"\n`, `msgid "Bungkus"\nmsgstr "Wrapping"\n\n`),
  'tests/laporan-katalog.tsv': (isi) =>
    isi.replaceAll('packing=Packing; ', 'packing=Packing; bungkus=Bungkus; '),
  'tests/proof/oracle/naif/tambahan.naif.ts': (isi) =>
    isi.replace(`packing: 'Packing'`, `packing: 'Packing', bungkus: 'Bungkus'`),
};
