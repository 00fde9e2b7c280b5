import { bukuPinjam, emasPinjam } from '#tests/proof/model/pinjam-buku.ts';
import { BAKI, type Toko } from '#tests/proof/model/toko.ts';

/** What the book must say of places and money; the test reads the same from the server's own book. */
export function isiBuku(toko: Toko): Record<string, number> {
  const aktif = toko.titip.filter((one) => one.status === 'AKTIF');
  const ditahan = [...toko.potong.values()].filter((one) => one.status === 'TITIP');
  const dibeli = toko.beli.filter((one) => !one.batal && !one.keluar);
  const jumlah = (dari: readonly { batal: boolean }[], apa: string): number =>
    dari
      .filter((one) => !one.batal)
      .reduce((sum, one) => sum + (one as unknown as Record<string, number>)[apa]!, 0);
  const kurang = toko.opnameTerima.flatMap((one) => (one.batal ? [] : (one.kurang ?? [])));
  const hilang = [
    ...[...toko.potong.values()].filter((one) => one.status === 'HILANG'),
    ...kurang.map(({ satuan: berat }) => ({ berat })),
  ];
  const buku: Record<string, number> = {
    kas: toko.laci,
    ...toko.bank,
    kartu: jumlah(
      toko.nota.filter((nota) => !toko.cair.some((one) => !one.batal && one.nota === nota)),
      'kartu',
    ),
    // What is owed to customers is on the credit side (worked-postings 2).
    titipan: 0 - aktif.reduce((sum, one) => sum + one.dp, 0),
    ...bukuPinjam(toko),
    'beli potong': dibeli.length + emasPinjam(toko).potong,
    'beli mg': dibeli.reduce((sum, one) => sum + one.berat, emasPinjam(toko).mg),
    'lebur mg': jumlah([...toko.hancur, ...toko.lebur], 'hasil'),
    'lepas potong': jumlah(toko.terima, 'qty'),
    'lepas mg': jumlah(toko.terima, 'berat'),
    'hilang potong': hilang.length,
    'hilang mg': hilang.reduce((sum, one) => sum + one.berat, 0),
    'titip potong': ditahan.length,
    'titip mg': ditahan.reduce((sum, one) => sum + one.berat, 0),
  };
  for (const baki of BAKI) {
    const isi = [...toko.potong.values()].filter(
      (one) => one.baki === baki && (one.status === 'READY' || one.status === 'TUNGGU'),
    );
    buku[`${baki} potong`] = isi.length;
    buku[`${baki} mg`] = isi.reduce((sum, one) => sum + one.berat, 0);
  }
  return buku;
}
