import { useState } from 'react';
import { formatRupiah } from '#kit/rules/format.ts';
import { formatTanggal } from '#kit/rules/hari.ts';
import type { Rupiah } from '#kit/rules/quantity.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { RupiahInput } from '#kit/web/input/number-input.tsx';
import { Facts } from '#kit/web/mark/facts.tsx';
import { StatusWord } from '#kit/web/mark/status-word.tsx';
import { FormFrame } from '#kit/web/write/form-frame.tsx';
import { useFields } from '#kit/web/write/use-fields.ts';
import { useWrite } from '#kit/web/write/use-write.ts';
import {
  cariKirimanEndpoint,
  dihitung,
  kirimanMasuk,
  terimaUangEndpoint,
  type KirimanDicari,
} from '#areas/uang/contract/kirim.api.ts';
import { TEMPAT_UANG } from '#areas/uang/contract/kirim.document.ts';
import { periksaKantong, selisihTerima } from '#areas/uang/rules/kirim.ts';
import { KAS, PilihTempat } from '#areas/uang/web/kirim/pilih-tempat.tsx';
import { isPutus, Putus } from '#areas/uang/web/kirim/putus.tsx';
import css from '#areas/uang/web/kirim/kirim.module.css';

type Props = { kiriman: KirimanDicari; onDone: () => void };

/** One bag as its paper says it, and what was counted of it. */
export function Kiriman({ kiriman, onDone }: Props) {
  const { terima } = kiriman;
  const [sendiri] = periksaKantong(kiriman, 'CASH', { user_id: usePerson().user_id });
  return (
    <section className={css.kiriman} aria-label={kiriman.nota_kirim}>
      <header className={css.judul}>
        <strong>{formatRupiah(kiriman.jumlah_rp)}</strong>
        <StatusWord value={kiriman.status} of={kirimanMasuk.status} />
      </header>
      <Facts
        of={{
          [t('Nota Kirim')]: kiriman.nota_kirim,
          [t('Toko Asal')]: `${kiriman.asal} · ${kiriman.nama_asal}`,
          [t('Pengirim')]: kiriman.sender,
          [t('Tanggal')]: formatTanggal(kiriman.tgl_system, t),
          [t('Keterangan')]: kiriman.keterangan,
          [t('No Reff')]: kiriman.no_reff,
          [t('Dari')]: t(TEMPAT_UANG[kiriman.dari]),
        }}
      />
      {terima ? (
        <>
          <Facts
            of={{
              [t('Diterima Oleh')]: terima.terima_by,
              [t('Tgl Terima')]: formatTanggal(terima.tgl_terima, t),
              [t('No Terima')]: terima.no_terima,
              [t('Jumlah Diterima')]: formatRupiah(terima.jumlah_diterima),
              ...(terima.selisih !== 0 && { [t('Selisih')]: formatRupiah(terima.selisih) }),
            }}
          />
          {kiriman.belum_di_buku && <CatatUlang kiriman={kiriman} onDone={onDone} />}
        </>
      ) : sendiri ? (
        <p role="status">{t(sendiri.message)}</p>
      ) : (
        <Hitung kiriman={kiriman} onDone={onDone} />
      )}
    </section>
  );
}

/** Head office has a receipt that this book, an older copy, lost: an owner books it once more, as it was. */
function CatatUlang({ kiriman: { nomor_referensi }, onDone }: Props) {
  const write = useWrite(terimaUangEndpoint, {
    success: 'Terima uang dicatat ulang',
    failure: 'Terima Uang Pusat Gagal',
    refresh: [cariKirimanEndpoint],
    after: onDone,
  });
  const body = { jumlah_diterima: null, ke: null };
  return (
    <>
      <p className={css.selisih} role="status">
        {t('Pusat mencatat uang ini sudah diterima di sini, buku toko ini tidak.')}
      </p>
      <Button
        look="primary"
        busy={write.busy}
        onClick={() => void write.send({ params: { nomor_referensi }, body })}
      >
        {t('Catat ulang')}
      </Button>
    </>
  );
}

/** The money is counted before it is taken in; another sum than was sent needs somebody's word (D-41.5). */
function Hitung({ kiriman, onDone }: Props) {
  const { nomor_referensi, jumlah_rp, dari } = kiriman;
  const form = useFields(dihitung, { start: { jumlah_diterima: jumlah_rp } });
  const [ke, setKe] = useState(KAS);
  const [salah, setSalah] = useState<string>();
  const [putus, setPutus] = useState(false);
  const bound = form.bind('jumlah_diterima');
  const jumlah = bound.value as Rupiah | null;
  const write = useWrite(terimaUangEndpoint, {
    success: 'Terima Uang Berhasil',
    failure: 'Terima Uang Pusat Gagal',
    refresh: [cariKirimanEndpoint],
    onProblem: (problem) => {
      const tempat = problem.errors?.find(({ path }) => path.startsWith('ke'));
      setSalah(tempat && t(tempat.message));
      setPutus(isPutus(problem));
      return Boolean(tempat) || form.take(problem);
    },
    after: onDone,
  });
  const save = () => {
    const body = form.check();
    if (body && !write.busy)
      void write.send({ params: { nomor_referensi }, body: { ...body, ke } });
  };
  const selisih = jumlah === null ? 0 : selisihTerima(jumlah_rp, jumlah);
  return (
    <FormFrame onSave={save} className={css.hitung} label={t('Terima uang kiriman')}>
      <RupiahInput {...bound} value={jumlah} label={t('Jumlah Diterima')} />
      {dari === 'CASH' ? (
        <Facts of={{ [t('Ke')]: t(TEMPAT_UANG.CASH) }} />
      ) : (
        <PilihTempat label={t('Ke')} value={ke} onChange={setKe} error={salah} />
      )}
      {selisih !== 0 && (
        <p className={css.selisih} role="status">
          {t('Berbeda {selisih} dari yang dikirim, perlu otorisasi', {
            selisih: formatRupiah(selisih as Rupiah),
          })}
        </p>
      )}
      {putus && <Putus />}
      <Button
        look="primary"
        size="lg"
        busy={write.busy}
        onClick={save}
        data-submit
        shortcut="Ctrl Enter"
      >
        {t('Terima {total}', { total: formatRupiah(jumlah ?? jumlah_rp) })}
      </Button>
    </FormFrame>
  );
}
