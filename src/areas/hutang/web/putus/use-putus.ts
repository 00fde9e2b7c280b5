import { useState } from 'react';
import type { InputOf } from '#kit/contract/endpoint.ts';
import type { Rupiah } from '#kit/rules/quantity.ts';
import type { Problem } from '#kit/web/api/problem.ts';
import { t, tOf } from '#kit/web/base/text.ts';
import { toast } from '#kit/web/feedback/toast.ts';
import { useWrite } from '#kit/web/write/use-write.ts';
import { hitungPutusEndpoint, lunasDocument } from '#areas/hutang/contract/lunas.document.ts';
import { lunasActs } from '#areas/hutang/web/acts.ts';
import type { Hutang } from '#areas/hutang/web/hutang-body.tsx';
import { useWeighed } from '#areas/hutang/web/timbang/use-weighed.ts';
import type { Gambar } from '#areas/stock/contract/barang.api.ts';
import type { Bayar } from '#areas/uang/rules/pembayaran.ts';
import { useReckoned } from '#kit/web/api/use-reckoned.ts';

type Sold = InputOf<typeof hitungPutusEndpoint>['body']['barang'][number];

function tellSaved(made: Parameters<typeof lunasActs.print>[0]): void {
  const waits = made.status === 'TUNGGU';
  toast.success(waits ? 'Beli putus disimpan, menunggu validasi' : 'Beli putus disimpan');
  if (!waits) lunasActs.print(made);
}

/** What stands on the form of a sale of pledged goods, what it comes to, and the act. */
export function usePutus(hutang: Hutang, onDone: () => void) {
  const induk = hutang.no_faktur_hutang;
  const [barang, setBarang] = useState<readonly Sold[]>(
    hutang.detail_barang.map(({ urut, kode_group }) => ({
      urut,
      kode_group,
      berat: null,
      kondisi: null,
      harga: null,
    })),
  );
  const [kode_sales, setSales] = useState(hutang.kode_sales);
  const [bunga_rp, setBunga] = useState<Rupiah | null>(null);
  const [foto, setFoto] = useState<readonly Gambar[]>([]);
  const [no_ktp, setKtp] = useState<string | null>(null);
  const [diambil_oleh, setDatang] = useState<string | null>(null);
  const [said, setSaid] = useState<string>();
  const { weighed, saidOfWeight, holdUp } = useWeighed(barang);
  const ready = barang.every((one) => one.kode_group !== null);
  const { valued, why, waits } = useReckoned(hitungPutusEndpoint, {
    params: { induk },
    body: { barang: [...barang], bunga_rp },
    ready,
  });
  const write = useWrite(lunasDocument.makes.putus, {
    refresh: lunasActs.lists,
    onProblem: ({ message }: Problem) => {
      setSaid(message);
      return true;
    },
    after: (made) => {
      onDone();
      tellSaved(made);
    },
  });
  return {
    barang,
    kode_sales,
    setSales,
    bunga_rp,
    setBunga,
    foto,
    setFoto,
    no_ktp,
    setKtp,
    diambil_oleh,
    setDatang,
    // A weight that is missing is said even while nothing can be reckoned.
    busy: write.busy || (weighed.length === barang.length && !valued && !waits),
    waits,
    told: valued,
    saidOfWeight,
    holdUp,
    said: ready ? tOf(said ?? why) : t('Pilih group setiap barang'),
    set: (at: number, part: Partial<Sold>) => {
      setSaid(undefined);
      setBarang((old) => old.map((one, index) => (index === at ? { ...one, ...part } : one)));
    },
    send: (pembayaran: Bayar[] | null) => {
      setSaid(undefined);
      void write.send({
        params: { induk },
        body: {
          barang: weighed,
          bunga_rp,
          kode_sales,
          pembayaran,
          keterangan: null,
          no_ktp,
          diambil_oleh,
          foto: foto.map(({ gambar_path }) => gambar_path),
        },
      });
    },
  };
}
