import { formatGram, formatInt, percentText } from '#kit/rules/format.ts';
import { rp } from '#kit/rules/quantity.ts';
import { callPage } from '#kit/web/api/client.ts';
import { useRead } from '#kit/web/api/query.ts';
import { formatInstant } from '#kit/web/base/instant.ts';
import { mark, t } from '#kit/web/base/text.ts';
import { Facts } from '#kit/web/mark/facts.tsx';
import { TotalPlate } from '#kit/web/mark/total-plate.tsx';
import { useWrite } from '#kit/web/write/use-write.ts';
import { pembelianDocument } from '#areas/pembelian/contract/pembelian.document.ts';
import { TombolBayar } from '#areas/uang/web/bayar/tombol-bayar.tsx';
import { useDibayar } from '#areas/uang/web/bayar/use-dibayar.ts';
import type { Sumber } from '#areas/penjualan/web/validasi/sumber.ts';
import { TolakNota } from '#areas/penjualan/web/validasi/tolak-nota.tsx';
import css from '#areas/penjualan/web/dokumen/dokumen.module.css';

const JENIS = 'PEMBELIAN';
const MENUNGGU = { status: 'OPEN', sort: 'input_date', limit: 200 } as const;
const BACA = [pembelianDocument.list, pembelianDocument.one];

/** Buy-backs that wait for the cashier to pay them; those of an exchange, or of a beli putus, wait with it. */
export const sumberPembelian: Sumber = {
  jenis: JENIS,
  baca: async (hari) => {
    const query = { ...MENUNGGU, tgl_from: hari, tgl_to: hari };
    const { data } = await callPage(pembelianDocument.list, { query });
    return data
      .filter(({ no_tukar, no_lunas }) => no_tukar === null && no_lunas === null)
      .map(({ no_faktur_beli: no, grand_total, ...row }) => ({
        ...row,
        jenis: JENIS,
        no,
        nilai: grand_total,
      }));
  },
  Isi,
  Terima,
};

function Isi({ no }: { no: string }) {
  const { data } = useRead(pembelianDocument.one, { params: { no } });
  if (!data) return null;
  return (
    <div className={css.isi}>
      <Facts
        of={{
          [t('Waktu')]: formatInstant(data.input_date),
          [t('Penjual')]: data.customer.nama || '-',
          ...(data.customer.no_hp ? { [t('No HP')]: data.customer.no_hp } : {}),
          ...(data.customer.no_ktp ? { [t('No KTP')]: data.customer.no_ktp } : {}),
          [t('Sales / kasir')]: `${data.kode_sales} / ${data.input_by}`,
          ...(data.keterangan ? { [t('Keterangan')]: data.keterangan } : {}),
        }}
      />
      <ul className={css.barang}>
        {data.barang.map((one) => (
          <li key={one.urut}>
            <span>{one.nama_barang}</span>
            <b>{formatInt(one.harga)}</b>
            <span>
              {[
                one.no_faktur_jual ?? one.asal_nota,
                `${percentText(one.kadar)}`,
                `${formatGram(one.berat)} g`,
              ].join(' \u00b7 ')}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The drawer pays; an amount above the user's limit was approved when it was saved. */
function Terima({ no, onDone }: { no: string; onDone: () => void }) {
  const { data } = useRead(pembelianDocument.one, { params: { no }, staleTime: 0 });
  const write = useWrite(pembelianDocument.steps.validasi, {
    success: 'Pembelian dibayar',
    refresh: BACA,
    after: onDone,
  });
  const dibayar = useDibayar(data?.grand_total ?? rp(0));
  if (data?.status !== 'OPEN') return null;
  return (
    <>
      <TotalPlate label={t('Dibayar kepada penjual')} rupiah={dibayar} />
      <div className={css.kaki}>
        <TombolBayar
          kata={mark('Bayar tunai')}
          rupiah={dibayar}
          busy={write.busy}
          onClick={() => void write.send({ params: { no }, body: { pembayaran: null } })}
        />
        <TolakNota
          no={no}
          of={pembelianDocument.cancel}
          question={t('Belum ada uang yang keluar, barang dikembalikan kepada penjual.')}
          refresh={BACA}
          onDone={onDone}
        />
      </div>
    </>
  );
}
