import {
  bagi,
  bagianPersen,
  cocok,
  dalam,
  emasPada,
  hargaJualGram,
  jumlah,
  murni,
  selisihHari,
  yangSetuju,
  type Baris,
  type Fakta,
  type Naif,
  type Saring,
} from '#tests/proof/oracle/fakta.ts';

type Beli = Baris & { readonly nota: Baris };

const barisBeli = ({ pembelian_barang }: Fakta, nota: Baris): Beli[] =>
  pembelian_barang
    .filter((row) => row.no_faktur_beli === nota.no_faktur_beli)
    .map((row) => ({ ...row, nota, qty: 1, murni: murni(row.berat, row.kadar) }));

const dibeli = (fakta: Fakta, saring: Saring, status = 'DONE'): Beli[] =>
  fakta.pembelian
    .filter((nota) => nota.status === status && dalam(nota.tgl_system, saring))
    .flatMap((nota) => barisBeli(fakta, nota));

const angka = (nilai: number): string => nilai.toLocaleString('en-US');
const gram = (mg: number): string =>
  (mg / 1000).toLocaleString('en-US', { minimumFractionDigits: 3, maximumFractionDigits: 3 });

export const laporanBeliFaktur: Naif = (fakta, saring) => {
  const rows = dibeli(fakta, saring).filter(({ kode_group, kode_kelompok, kondisi }) =>
    cocok(saring, { kode_group, kelompok_harga: kode_kelompok, kondisi }),
  );
  const detail = ({ nota, kode_group }: Baris): string[] => {
    const isi = rows.filter((row) => row.nota === nota && row.kode_group === kode_group);
    return [...Map.groupBy(isi, (row) => String(row.kondisi ?? '-'))]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(
        ([kondisi, sama]) =>
          `${kondisi} ${gram(jumlah(sama, 'berat'))} g Rp ${angka(jumlah(sama, 'harga'))}`,
      );
  };
  return rows.map((row) => ({
    ...row,
    kode_sales: row.nota.kode_sales,
    kondisi: row.kondisi ?? '-',
    // What this gold was sold at when it was bought.
    harga_emas: hargaJualGram(fakta, row, row.nota.input_date as string),
    detail_kondisi: detail(row),
  }));
};

export const laporanPembelian: Naif = (fakta, saring) =>
  dibeli(fakta, saring)
    .filter(({ kode_dept, kode_group, kode_kadar, kondisi, asal_nota, nota }) =>
      cocok(saring, {
        kode_dept,
        kode_group,
        kadar: kode_kadar,
        kondisi,
        asal_nota,
        kode_sales: nota.kode_sales,
        input_by: nota.input_by,
        valid_by: nota.valid_by,
      }),
    )
    .map(({ nota, ...row }) => {
      const bayar = fakta.pembayaran
        .filter((one) => one.no_dokumen === nota.no_faktur_beli)
        .map((one) => String(one.jenis));
      const jenis = [...new Set(bayar)].toSorted();
      return {
        ...row,
        nama_customer: nota.nama_customer,
        alamat_customer: nota.alamat_customer,
        no_hp: nota.no_hp,
        kondisi: row.kondisi ?? '-',
        harga_gram: bagi(row.harga, row.berat, 1000),
        tukar: nota.no_tukar ? 'TUKAR' : null,
        jenis_bayar:
          jenis.join(', ') || (nota.no_tukar ? 'TUKAR' : nota.no_lunas ? 'BELI PUTUS' : '-'),
        kode_sales: nota.kode_sales,
        input_by: nota.input_by,
      };
    });

const KUNCI: Readonly<Record<string, (row: Beli) => string>> = {
  KADAR: (row) => row.kode_kadar,
  JENIS: (row) => row.kode_dept,
  GROUP: (row) => row.kode_group,
  KONDISI: (row) => row.kondisi ?? '-',
  ASAL_NOTA: (row) => row.asal_nota.replaceAll('_', ' '),
  SALES: ({ nota }) => nota.kode_sales,
  KASIR: ({ nota }) => nota.input_by,
  HARI: ({ nota }) => nota.tgl_system,
};

export const laporanRingkasanBeli: Naif = (fakta, saring) => {
  const rows = dibeli(fakta, saring).map((row) => {
    const emas = emasPada(fakta.parameter_toko, row.nota.input_date);
    return { ...row, nilai: emas === null ? null : bagi(row.murni, 1000, emas) };
  });
  const kelompok = [...Map.groupBy(rows, KUNCI[saring.group_by ?? 'KADAR']!)].toSorted(
    ([a, isiA], [b, isiB]) => jumlah(isiB, 'berat') - jumlah(isiA, 'berat') || (a < b ? -1 : 1),
  );
  const persen = bagianPersen(kelompok.map(([, isi]) => jumlah(isi, 'berat')));
  return kelompok.map(([kunci, isi], at) => {
    const [harga, berat, emas] = [jumlah(isi, 'harga'), jumlah(isi, 'berat'), jumlah(isi, 'murni')];
    const nilai_pasar = isi.some((row) => row.nilai === null) ? null : jumlah(isi, 'nilai');
    return {
      kunci,
      jml_faktur: new Set(isi.map(({ nota }) => nota)).size,
      qty: isi.length,
      berat,
      murni: emas,
      harga,
      harga_gram: bagi(harga, berat, 1000),
      harga_murni: bagi(harga, emas, 1000),
      nilai_pasar,
      selisih_pasar: nilai_pasar === null ? null : nilai_pasar - harga,
      kontribusi: persen[at],
    };
  });
};

export const laporanBatalBeli: Naif = (fakta, saring) =>
  dibeli(fakta, saring, 'CANC')
    .filter(({ nota: { kode_sales, input_by } }) => cocok(saring, { kode_sales, input_by }))
    .map(({ nota, ...row }) => ({
      ...row,
      tgl_batal: nota.tgl_batal,
      batal_by: nota.batal_by,
      otorisasi_by: nota.no_batal ? yangSetuju(fakta, nota.no_batal) : null,
      alasan: nota.alasan_batal ?? '',
      nama_customer: nota.nama_customer,
      kode_sales: nota.kode_sales,
      input_by: nota.input_by,
    }));

export const laporanSelisihNota: Naif = (fakta, saring) =>
  dibeli(fakta, saring)
    .filter(
      ({ harga_nota, nota }) =>
        harga_nota !== null && cocok(saring, { kode_sales: nota.kode_sales }),
    )
    .map(({ nota, ...row }) => {
      const potongan_nota = row.harga_nota - row.harga;
      const arah =
        potongan_nota > 0 ? 'DI_BAWAH_NOTA' : potongan_nota === 0 ? 'SAMA' : 'DI_ATAS_NOTA';
      const umur_hari = row.tgl_nota ? selisihHari(row.tgl_nota, nota.tgl_system) : null;
      const rugi = fakta.rugi_nota.find(
        (one) => umur_hari !== null && one.hari_dari <= umur_hari && umur_hari <= one.hari_sampai,
      );
      const batas_persen = (rugi?.persen as number | undefined) ?? 0;
      const potongan_persen = bagi(potongan_nota, row.harga_nota, 10_000);
      const setuju = fakta.otorisasi.filter(
        (one) =>
          nota.otorisasi.includes(one.keystore) &&
          one.event.some((event: string) => event.startsWith('BELI_DI_ATAS')),
      );
      const otorisasi_by = setuju.at(-1)?.disetujui_by ?? null;
      const susut = row.berat_nota === null ? null : row.berat_nota - row.berat;
      return {
        ...row,
        arah,
        umur_hari,
        susut,
        susut_persen: susut === null ? null : bagi(susut, row.berat_nota, 10_000),
        potongan_nota,
        potongan_persen,
        batas_persen,
        tanda:
          arah === 'DI_ATAS_NOTA' && otorisasi_by === null
            ? 'TANPA_OTORISASI'
            : potongan_persen !== null && potongan_persen < batas_persen
              ? 'DI_BAWAH_BATAS'
              : null,
        kode_sales: nota.kode_sales,
        otorisasi_by,
      };
    })
    .filter(({ arah }) => cocok(saring, { arah }));
