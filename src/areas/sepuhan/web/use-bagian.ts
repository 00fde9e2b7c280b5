import { useState } from 'react';
import { mg, minus, sum, type Miligram } from '#kit/rules/quantity.ts';
import { useRead } from '#kit/web/api/query.ts';
import { t } from '#kit/web/base/text.ts';
import type { DocumentOf } from '#areas/dokumen/contract/document-types.ts';
import { barangLotEndpoint, type BarangDiLot } from '#areas/sepuhan/contract/cabang.api.ts';
import { sepuhanDocument } from '#areas/sepuhan/contract/sepuhan.document.ts';
import type { LotRow } from '#areas/sepuhan/web/baris-lot.tsx';
import type { Bagian, IsiBagian } from '#areas/sepuhan/web/baris-sortir.tsx';

const KOSONG: IsiBagian = { kelas: null, berat: null, qty: null };

/**
 * The parts of a lot: the bought pieces that its receipt put into it, while it is as it was; else rows of weight, as
 * many as are asked for.
 */
export function useBagian(lot: LotRow | undefined) {
  const [isi, setIsi] = useState<Readonly<Record<string, IsiBagian>>>({});
  const [baris, setBaris] = useState(1);
  const no = lot?.no_dokumen ?? '';
  const { data } = useRead(sepuhanDocument.one, {
    params: { no },
    enabled: no.startsWith('SP') && (lot?.qty ?? 0) > 0,
  });
  const { data: cabang } = useRead(barangLotEndpoint, {
    params: { no_lot: lot?.no_lot ?? '' },
    enabled: lot?.asal === 'CABANG' && lot.qty > 0,
  });
  const pieces = lot ? (lot.asal === 'CABANG' ? cabangOf(lot, cabang) : piecesOf(lot, data)) : [];
  const bagian: readonly Bagian[] = !lot
    ? []
    : pieces.length > 0
      ? pieces
      : Array.from({ length: baris }, (_, at) => ({
          key: String(at + 1),
          nama: t('Bagian {n}', { n: at + 1 }),
          kadar: lot.persen,
          berat: null,
          no_dokumen: null,
          urut: null,
        }));
  const of = (key: string): IsiBagian => isi[key] ?? KOSONG;
  const diambil = bagian.map((one) => one.berat ?? of(one.key).berat ?? mg(0));
  return {
    bagian,
    perBarang: pieces.length > 0,
    isi: of,
    set: (key: string, next: IsiBagian) => setIsi((old) => ({ ...old, [key]: next })),
    semua: (kelas: IsiBagian['kelas']) =>
      setIsi(Object.fromEntries(bagian.map(({ key }) => [key, { ...of(key), kelas }]))),
    tambah: () => setBaris((n) => n + 1),
    /** What no part has yet. */
    sisa: lot ? minus(lot.berat, sum(diambil)) : mg(0),
    kosongkan: () => {
      setIsi({});
      setBaris(1);
    },
  };
}

/** Of a lot that a branch sent: what the branch bought. */
function cabangOf(lot: LotRow, barang: readonly BarangDiLot[] = []): Bagian[] {
  const pieces = barang.map(({ nama_barang: nama, berat, no_dokumen, urut }) => {
    const key = `${no_dokumen}/${urut}`;
    return { key, nama, kadar: lot.persen, berat, no_dokumen, urut };
  });
  return utuh(lot, pieces) ? pieces : [];
}

const utuh = (lot: LotRow, pieces: readonly { readonly berat: Miligram }[]): boolean =>
  pieces.length === lot.qty && sum(pieces.map((one) => one.berat)) === lot.berat;

type Dokumen = DocumentOf<typeof sepuhanDocument.spec> | undefined;

function piecesOf(lot: LotRow, dokumen: Dokumen): Bagian[] {
  const pieces = (dokumen?.baris ?? []).flatMap((one) => {
    const { no_dokumen, urut_dokumen: urut } = one;
    const ours = one.asal === lot.asal && (one.kadar_uji ?? one.kadar) === lot.persen;
    if (!ours || no_dokumen === null || urut === null) return [];
    const key = `${no_dokumen}/${urut}`;
    const nama = one.nama_barang ?? key;
    return [{ key, nama, kadar: lot.persen, berat: one.berat_hasil, no_dokumen, urut }];
  });
  return utuh(lot, pieces) ? pieces : [];
}
