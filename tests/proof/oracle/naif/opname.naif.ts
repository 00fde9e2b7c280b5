import { cocok, dalam, type Baris, type Naif } from '#tests/proof/oracle/fakta.ts';

/** A lot is what was found of it, and apart from it what is missing or too much. */
function barisLot(row: Baris): Baris[] {
  const { qty, berat, murni, berat_fisik, hilang_qty, hilang_berat, hilang_murni } = row;
  if (row.urut === null) return [{ ...row, murni: 0 }];
  if (row.hasil === 'HILANG') {
    const ada = { qty: qty - hilang_qty, berat: berat - hilang_berat, murni: murni - hilang_murni };
    const tiada = { qty: hilang_qty, berat: hilang_berat, murni: hilang_murni, berat_fisik: null };
    const ketemu = ada.qty > 0 ? [{ ...row, ...ada, hasil: 'KETEMU' }] : [];
    return [...ketemu, { ...row, ...tiada }];
  }
  if (row.hasil === 'LEBIH') {
    const lebih = { qty: -hilang_qty, berat: -hilang_berat, murni: -hilang_murni };
    return [
      ...(qty > 0 ? [{ ...row, hasil: 'KETEMU', berat_fisik: berat }] : []),
      { ...row, ...lebih, berat_fisik: lebih.berat },
    ];
  }
  return qty > 0 ? [{ ...row, berat_fisik }] : [];
}

const opnamePenerimaan: Naif = (fakta, saring) =>
  fakta.opname
    .filter((head) => head.status === 'SELESAI' && dalam(head.tgl_system, saring))
    .flatMap((head) =>
      fakta.opname_lot_hasil
        .filter((row) => row.id === head.id)
        .flatMap(barisLot)
        .map((row) => ({
          ...row,
          no_opname: head.no_opname,
          tgl_system: head.tgl_system,
          kode_barcode: null,
          nama_barang: row.kode_kadar ? `${row.kode} · ${row.kode_kadar}` : row.kode,
          kadar: row.persen,
          kode_gudang: head.kode_gudang,
          kode_baki: null,
          baki_fisik: null,
          selisih: row.berat_fisik === null ? null : row.berat_fisik - row.berat,
          scan_at: row.dihitung_at,
          input_by: row.dihitung_by,
        })),
    )
    .filter(({ hasil, kode_gudang, kode_baki }: Baris) =>
      cocok(saring, { hasil, kode_gudang, kode_baki }),
    );

const opnameBarang: Naif = (fakta, saring) =>
  fakta.opname
    .filter((head) => head.status === 'SELESAI' && dalam(head.tgl_system, saring))
    .flatMap((head) =>
      fakta.opname_hasil
        .filter((row) => row.id === head.id)
        .map((row) => ({
          ...row,
          no_opname: head.no_opname,
          tgl_system: head.tgl_system,
          nama_barang: row.nama_barang || row.kode,
          kode_gudang: row.kode_gudang ?? head.kode_gudang,
          baki_fisik: row.baki_fisik ?? (row.dipindai_at ? head.kode_baki : null),
          qty: 1,
          selisih: row.berat_fisik === null ? null : row.berat_fisik - row.berat,
          scan_at: row.dipindai_at,
          input_by: row.dipindai_by,
        })),
    )
    .filter(({ hasil, kode_gudang, kode_baki }: Baris) =>
      cocok(saring, { hasil, kode_gudang, kode_baki }),
    );

/** No life counts loose stones. */
const MACAM: Readonly<Record<string, Naif>> = {
  BARANG: opnameBarang,
  PENERIMAAN: opnamePenerimaan,
  BERLIAN: () => [],
};
export const laporanOpname: Naif = (fakta, saring, kini) =>
  MACAM[saring.tipe ?? 'BARANG']!(fakta, saring, kini);
