import { formatRupiah } from '#kit/rules/format.ts';
import { callPage } from '#kit/web/api/client.ts';
import { useRead } from '#kit/web/api/query.ts';
import { t } from '#kit/web/base/text.ts';
import { toast } from '#kit/web/feedback/toast.ts';
import { penjualanDocument } from '#areas/penjualan/contract/penjualan.document.ts';
import { IsiDokumen } from '#areas/penjualan/web/dokumen/isi-dokumen.tsx';
import { Terima } from '#areas/penjualan/web/dokumen/terima.tsx';
import type { Sumber } from '#areas/penjualan/web/validasi/sumber.ts';

const JENIS = 'PENJUALAN';
const MENUNGGU = { status: 'OPEN', sort: 'input_date', limit: 200 } as const;

/** Sales that wait for their money; those of an exchange wait with their ticket. */
export const sumberPenjualan: Sumber = {
  jenis: JENIS,
  baca: async (hari) => {
    const query = { ...MENUNGGU, tgl_from: hari, tgl_to: hari };
    const { data } = await callPage(penjualanDocument.list, { query });
    const sendiri = data.filter(({ no_tukar }) => no_tukar === null);
    return sendiri.map(({ no_faktur_jual: no, grand_total, ...row }) => ({
      ...row,
      jenis: JENIS,
      no,
      nilai: grand_total,
    }));
  },
  Isi: ({ no }) => {
    const { data } = useRead(penjualanDocument.one, { params: { no } });
    return data ? <IsiDokumen dokumen={data} /> : null;
  },
  Terima: ({ no, onDone }) => {
    const { data } = useRead(penjualanDocument.one, { params: { no }, staleTime: 0 });
    if (data?.status !== 'OPEN') return null;
    return (
      <Terima
        dokumen={data}
        onDone={({ kembali }) => {
          toast.success(
            kembali > 0
              ? t('{no} dibayar, kembali {uang}', { no, uang: formatRupiah(kembali) })
              : t('{no} dibayar', { no }),
          );
          onDone();
        }}
        onBatal={onDone}
      />
    );
  },
};
