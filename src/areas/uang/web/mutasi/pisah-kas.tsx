import { formatRupiah } from '#kit/rules/format.ts';
import { rp, type Rupiah } from '#kit/rules/quantity.ts';
import { refresh, useRead } from '#kit/web/api/query.ts';
import { t } from '#kit/web/base/text.ts';
import { DialogFrame } from '#kit/web/feedback/dialog-frame.tsx';
import { Button } from '#kit/web/frame/button.tsx';
import { RupiahInput } from '#kit/web/input/number-input.tsx';
import { SelectInput } from '#kit/web/input/select-input.tsx';
import { Facts } from '#kit/web/mark/facts.tsx';
import { FormFrame } from '#kit/web/write/form-frame.tsx';
import { useFields } from '#kit/web/write/use-fields.ts';
import { useWrite } from '#kit/web/write/use-write.ts';
import { meEndpoint } from '#areas/akses/contract/sesi.api.ts';
import type { ParameterDialog } from '#areas/akses/web/setting/parameter-dialog.ts';
import { listParameterEndpoint } from '#areas/toko/contract/setelan.api.ts';
import {
  daftarLaciEndpoint,
  pisahKasEndpoint,
  pisahKasFields,
} from '#areas/uang/contract/laci.api.ts';
import { mutasiActs } from '#areas/uang/web/mutasi/acts.ts';
import { useKategori } from '#areas/uang/web/mutasi/bingkai-mutasi.tsx';
import css from '#areas/uang/web/uang.module.css';

/** The loans' drawer is parted from the shop's, or put together with it: what lies there, what moves, its code. */
const PisahKas: ParameterDialog = ({ value, onClose }) => {
  const terpisah = value === true;
  const form = useFields(pisahKasFields, { start: { terpisah } });
  const kategori = useKategori();
  const { data } = useRead(daftarLaciEndpoint, { staleTime: 0 });
  const isi = (laci: string): Rupiah => data?.find((one) => one.laci === laci)?.saldo ?? rp(0);
  const jumlah = form.bind('jumlah');
  const kode = form.bind('kategori');
  const pindah = terpisah ? ((jumlah.value as Rupiah | null) ?? rp(0)) : isi('kas_hutang');
  const write = useWrite(pisahKasEndpoint, {
    success: 'Data Berhasil Dirubah',
    refresh: [listParameterEndpoint, ...mutasiActs.lists],
    onProblem: form.take,
    after: ({ no_mutasi }) => {
      onClose();
      void refresh(meEndpoint);
      if (no_mutasi) mutasiActs.print({ no_mutasi });
    },
  });
  const save = () => {
    const body = form.check();
    if (body && !write.busy) void write.send({ body });
  };
  const judul = terpisah ? t('Pisahkan kas hutang') : t('Gabungkan kas hutang');
  return (
    <DialogFrame
      title={judul}
      onClose={write.busy ? undefined : onClose}
      foot={
        <>
          <Button onClick={onClose} disabled={write.busy}>
            {t('Kembali')}
          </Button>
          <Button look="primary" busy={write.busy} onClick={save} data-submit shortcut="Ctrl Enter">
            {pindah > 0 ? t('Alihkan {total}', { total: formatRupiah(pindah) }) : judul}
          </Button>
        </>
      }
    >
      <FormFrame onSave={save} className={css.form} label={judul}>
        <p>
          {terpisah
            ? t('Uang pinjaman selanjutnya keluar dari Kas Hutang dan masuk ke sana.')
            : t('Seluruh isi Kas Hutang dipindahkan ke Kas Toko.')}
        </p>
        <Facts
          of={{
            [t('Kas Toko')]: data && formatRupiah(isi('kas')),
            [t('Kas Hutang')]: data && formatRupiah(isi('kas_hutang')),
          }}
        />
        {terpisah && (
          <RupiahInput
            {...jumlah}
            value={jumlah.value as Rupiah | null}
            label={t('Pindah Ke Kas Hutang')}
            autoFocus
          />
        )}
        {pindah > 0 && (
          <SelectInput
            {...kode}
            value={kode.value as string | null}
            label={t('Kategori')}
            options={kategori}
            asIs
            searchable
          />
        )}
      </FormFrame>
    </DialogFrame>
  );
};
export default PisahKas;
