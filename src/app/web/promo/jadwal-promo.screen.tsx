import { useState } from 'react';
import type { Field } from '#kit/contract/field.ts';
import { formatHariPanjang, hari, type Hari } from '#kit/rules/hari.ts';
import { formatInt } from '#kit/rules/format.ts';
import { useRead } from '#kit/web/api/query.ts';
import { t } from '#kit/web/base/text.ts';
import { confirm } from '#kit/web/feedback/dialogs.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { FieldInput } from '#kit/web/input/field-input.tsx';
import { ErrorBlock } from '#kit/web/mark/state-block.tsx';
import { FormFrame } from '#kit/web/write/form-frame.tsx';
import { useFields } from '#kit/web/write/use-fields.ts';
import { useWrite } from '#kit/web/write/use-write.ts';
import { useSesi } from '#areas/akses/web/sesi.ts';
import {
  batalPromoEndpoint,
  promoEndpoint,
  promoFields,
  simpanPromoEndpoint,
  type PromoDibaca,
} from '#areas/pesan/contract/promo.api.ts';
import { isiPesan } from '#areas/pesan/rules/isi-pesan.ts';
import { sifatPesan } from '#areas/pesan/rules/jenis-pesan.ts';
import { contohNilai } from '#areas/pesan/rules/templat-pesan.ts';
import { Gelembung } from '#areas/pesan/web/gelembung.tsx';
import { Isian } from '#areas/pesan/web/templat-side.tsx';
import css from '#areas/pesan/web/pesan.module.css';
import { Banner } from '#app/web/promo/banner.tsx';

/** A promo to customers: the day, the picture, the words, and how it reads on the phone (3§2). */
export default function JadwalPromoScreen() {
  const { data, error, refetch } = useRead(promoEndpoint);
  return (
    <Screen>
      <ScreenHead />
      <div className={css.scroll}>
        {error && <ErrorBlock problem={error} onRetry={() => void refetch()} />}
        {data && <PromoForm key={JSON.stringify(data)} promo={data} />}
      </div>
    </Screen>
  );
}

/** A colon at the end asks for a place: what is chosen takes its stead (3§5). */
const sisipkan = (isi: string, tempat: string): string =>
  /:\w*$/.test(isi) ? isi.replace(/:\w*$/, tempat) : `${isi}${tempat}`;

function PromoForm({ promo }: { promo: PromoDibaca }) {
  const rencana = promo.status === 'TERJADWAL';
  const start = { tgl_kirim: rencana ? promo.date : null, template: promo.template };
  const form = useFields(promoFields, { start });
  const [gambar, setGambar] = useState(promo.image_url);
  const { nama_toko, alamat_toko } = useSesi().toko;
  const save = useWrite(simpanPromoEndpoint, {
    success: 'Promo berhasil disimpan',
    failure: 'Promo gagal disimpan',
    refresh: [promoEndpoint],
    onProblem: form.take,
  });
  const keep = () => {
    const values = form.check() as { tgl_kirim: Hari; template: string } | undefined;
    if (values) void save.send({ body: { ...values, image_url: gambar } });
  };
  const isi = String(form.values.template ?? '');
  const buang = gambar !== null && (
    <Button size="sm" look="quiet" onClick={() => setGambar(null)}>
      {t('Hapus gambar')}
    </Button>
  );
  return (
    <>
      <Keadaan promo={promo} />
      <div className={css.sides}>
        <FormFrame onSave={keep} className={css.form} label={t('Promo')}>
          <FieldInput of={promoFields.tgl_kirim as Field} {...form.bind('tgl_kirim')} />
          <Banner ada={gambar !== null} onTake={setGambar} />
          <FieldInput of={promoFields.template} {...form.bind('template')} />
          <p className={css.note}>{t('Ketik : lalu pilih isian di bawah ini.')}</p>
          <Isian
            tempat={sifatPesan('PROMO').tempat}
            onPick={(tempat) => form.set('template', sisipkan(isi, tempat))}
          />
          <div className={css.acts}>
            <Button
              look="primary"
              busy={save.busy}
              onClick={keep}
              data-submit
              shortcut="Ctrl Enter"
            >
              {t('Simpan')}
            </Button>
            {rencana && <Batalkan />}
          </div>
        </FormFrame>
        <div>
          <Gelembung isi={isiPesan(isi, contohNilai(nama_toko, alamat_toko))} gambar={gambar} />
          {buang}
        </div>
      </div>
    </>
  );
}

/** What is planned or went out, and to how many. */
function Keadaan({ promo }: { promo: PromoDibaca }) {
  const banyak = formatInt(promo.penerima);
  const tanggal = promo.date ? formatHariPanjang(hari(promo.date), t) : '';
  return (
    <p className={css.note}>
      {promo.status === 'TERJADWAL' &&
        t('Terjadwal {tanggal} jam {jam}.', { tanggal, jam: promo.jam })}
      {promo.status === 'DIKIRIM' &&
        t('Promo {tanggal} masuk antrean untuk {jumlah} customer.', {
          tanggal,
          jumlah: formatInt(promo.jumlah ?? 0),
        })}
      {promo.status === 'LEWAT' && t('Promo {tanggal} terlewat dan tidak dikirim.', { tanggal })}{' '}
      {t('{banyak} customer setuju menerima promo.', { banyak })}
    </p>
  );
}

function Batalkan() {
  const batal = useWrite(batalPromoEndpoint, {
    success: 'Promo dibatalkan',
    refresh: [promoEndpoint],
  });
  const ask = async () => {
    const words = {
      title: t('Batalkan promo'),
      question: t('Promo yang terjadwal tidak dikirim. Lanjutkan ?'),
      yes: t('Batalkan promo'),
      danger: true,
    };
    if (await confirm(words)) await batal.send({});
  };
  return (
    <Button look="danger" busy={batal.busy} onClick={() => void ask()}>
      {t('Batalkan promo')}
    </Button>
  );
}
