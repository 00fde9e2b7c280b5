import { bagi, cocok, jumlah, tanggal, type Baris, type Naif } from '#tests/proof/oracle/fakta.ts';
import { terbeli, terjual } from '#tests/proof/oracle/naif/margin.naif.ts';

export const laporanHarga: Naif = (fakta, saring, kini) => {
  const global = fakta.parameter_toko
    .filter((row) => row.key === 'PARAMETER_HARGA_EMAS_GLOBAL_VALUE')
    .map((row) => ({ ...row, jenis: 'GLOBAL', kode: 'GLOBAL', harga: row.value }) as Baris);
  const emas = fakta.harga_emas.map(
    (row) =>
      ({ ...row, kode: row.kode_group ?? row.kode_kadar, harga: row.harga_per_gram }) as Baris,
  );
  const [jual, beli] = [terjual(fakta, saring, kini), terbeli(fakta, saring)];
  return [...Map.groupBy([...global, ...emas], ({ jenis, kode }) => `${jenis}|${kode}`).values()]
    .flatMap((rows) => {
      // A price that was set again as it stood is no change, and what it holds goes on.
      const urut = rows
        .toSorted((a, b) => Date.parse(a.berlaku_dari) - Date.parse(b.berlaku_dari) || a.id - b.id)
        .filter((row, at, all) => row.harga !== all[at - 1]?.harga);
      const periode = urut.filter(({ berlaku_dari }) => {
        const tgl = tanggal(berlaku_dari);
        return saring.tgl_from! <= tgl && tgl <= saring.tgl_to!;
      });
      const harga = periode.map((row) => row.harga as number);
      return periode.map((row) => {
        const at = urut.indexOf(row);
        const [lalu, lanjut] = [urut[at - 1]?.harga ?? null, urut[at + 1]?.berlaku_dari ?? null];
        const sampai = (lanjut ?? kini.waktu) as string;
        const milik = (isi: readonly Baris[], jenis: string) =>
          [jenis, 'GLOBAL'].includes(row.jenis)
            ? jumlah(
                isi.filter(
                  ({ nota, kode_group, kode_kadar }) =>
                    nota.input_date >= row.berlaku_dari &&
                    (lanjut === null || nota.input_date < lanjut) &&
                    (row.jenis === 'GLOBAL' ||
                      (row.kode_group ? kode_group : kode_kadar) === row.kode),
                ),
                'berat',
              )
            : 0;
        const jam = bagi(Date.parse(sampai) - Date.parse(row.berlaku_dari), 360_000)! / 10;
        return {
          jenis_harga: row.jenis,
          kode_harga: row.kode,
          kode_group: row.kode_group ?? null,
          tgl_ubah: row.berlaku_dari,
          harga_lama: lalu,
          harga_baru: row.harga,
          beda: lalu === null ? null : row.harga - lalu,
          beda_persen: lalu === null ? null : bagi(row.harga - lalu, lalu, 10_000),
          terendah: Math.min(...harga),
          tertinggi: Math.max(...harga),
          berlaku_jam: `${jam.toFixed(1)} jam`,
          jual_berat: milik(jual, 'JUAL'),
          beli_berat: milik(beli, 'BELI'),
          input_by: row.input_by,
          otorisasi_by: null,
        } as Baris;
      });
    })
    .filter(({ jenis_harga, kode_group }) => cocok(saring, { jenis_harga, kode_group }));
};
