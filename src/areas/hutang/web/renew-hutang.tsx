import { readParam } from '#areas/toko/contract/read-param.ts';
import { useQuery, keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { formatInt, formatPersen, formatRupiah } from '#kit/rules/format.ts';
import { formatHariPanjang } from '#kit/rules/hari.ts';
import { rp, type Persen, type Rupiah } from '#kit/rules/quantity.ts';
import { call } from '#kit/web/api/client.ts';
import { isProblem, type Problem } from '#kit/web/api/problem.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { IntInput, PersenInput, RupiahInput } from '#kit/web/input/number-input.tsx';
import { Facts } from '#kit/web/mark/facts.tsx';
import { useWrite } from '#kit/web/write/use-write.ts';
import { remajaDocument } from '#areas/hutang/contract/remaja.document.ts';
import { hutangActs, remajaActs } from '#areas/hutang/web/acts.ts';
import type { Hutang } from '#areas/hutang/web/hutang-body.tsx';
import { CaraBayar } from '#areas/pembelian/web/beli/sisi-beli.tsx';
import { UangDialog } from '#areas/penjualan/web/titipan/uang-dialog.tsx';
import css from '#areas/hutang/web/hutang.module.css';
import { hutangParam } from '#areas/hutang/contract/hutang.parameter.ts';

type Transfer = Parameters<typeof CaraBayar>[0]['beli']['transfer'];
type Terms = {
  readonly jumlah_hutang: Rupiah | null;
  readonly bunga: Persen | null;
  readonly lama_bulan: number | null;
  readonly admin: Rupiah | null;
};

/** Closed and lent anew on the same goods: what goes in or out is seen with every stroke (D-35.10). */
export function RenewDialog({ hutang, onClose }: { hutang: Hutang; onClose: () => void }) {
  const { no_faktur_hutang: induk, jumlah_hutang } = hutang;
  const { told } = usePerson();
  const [terms, setTerms] = useState<Terms>({
    jumlah_hutang,
    bunga: null,
    admin: null,
    lama_bulan: readParam(told, hutangParam.LAMA_PINJAM_DEFAULT),
  });
  const [transfer, setTransfer] = useState<Transfer>(null);
  const [said, setSaid] = useState<string>();
  const { data, error } = useQuery({
    queryKey: [remajaDocument.quotes.remaja.call, induk, terms],
    queryFn: () =>
      call(remajaDocument.quotes.remaja, {
        params: { induk },
        body: { ...terms, pembayaran: null },
      }),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const write = useWrite(remajaDocument.makes.remaja, {
    success: 'Hutang diperbarui',
    refresh: remajaActs.lists,
    onProblem: ({ message }: Problem) => {
      setSaid(message);
      return true;
    },
    after: (made) => {
      onClose();
      remajaActs.print(made);
      hutangActs.print({ no_faktur_hutang: made.no_hutang_baru });
    },
  });
  const out = data?.arah === 'KELUAR';
  const why = said ?? (isProblem(error) ? error.message : data?.kurang[0]?.pesan);
  const paidOut = (jumlah: Rupiah) =>
    transfer && [{ jenis: 'TRANSFER' as const, ...transfer, jumlah, fee: null }];
  return (
    <UangDialog
      title={t('Peremajaan {no}', { no: induk })}
      label={out ? t('Dibayarkan ke customer') : t('Diterima dari customer')}
      tagihan={data?.jumlah ?? rp(0)}
      tanpaUang={
        out ? t('Sebesar ini dibayarkan, pokok lama dan bunganya sudah dipotong.') : undefined
      }
      act={out ? t('Bayar dan perbarui') : t('Terima dan perbarui')}
      busy={write.busy || !data || terms.jumlah_hutang === null}
      said={why && t(why)}
      onSend={(pembayaran) =>
        void write.send({
          params: { induk },
          body: {
            ...terms,
            jumlah_hutang: terms.jumlah_hutang ?? rp(0),
            pembayaran: out ? paidOut(data.jumlah) : pembayaran,
          },
        })
      }
      onClose={onClose}
    >
      <div className={css.pair}>
        <RupiahInput
          label={t('Pokok Baru')}
          name="jumlah_hutang"
          value={terms.jumlah_hutang}
          hint={data && t('Plafond {plafond}', { plafond: formatRupiah(data.plafond) })}
          onChange={(next) => setTerms((old) => ({ ...old, jumlah_hutang: next }))}
          autoFocus
        />
        <IntInput
          label={t('Lama (bulan)')}
          name="lama_bulan"
          value={terms.lama_bulan}
          onChange={(next) => setTerms((old) => ({ ...old, lama_bulan: next }))}
        />
        <PersenInput
          label={t('Bunga Per Bulan')}
          name="bunga"
          placeholder={data && formatPersen(data.bunga)}
          value={terms.bunga}
          onChange={(next) => setTerms((old) => ({ ...old, bunga: next }))}
        />
        <RupiahInput
          label={t('Admin')}
          name="admin"
          placeholder={data && formatInt(data.admin)}
          value={terms.admin}
          onChange={(next) => setTerms((old) => ({ ...old, admin: next }))}
        />
      </div>
      {data && (
        <Facts
          of={{
            [t('Customer')]: hutang.nama_customer,
            [t('Pokok Lama')]: formatRupiah(jumlah_hutang),
            [t('Bunga {hari} hari', { hari: data.hari_bunga })]: formatRupiah(data.bunga_rp),
            [t('Jatuh tempo baru')]: formatHariPanjang(data.tgl_jatuh_tempo),
          }}
        />
      )}
      {out && <CaraBayar beli={{ transfer, setTransfer }} />}
    </UangDialog>
  );
}
