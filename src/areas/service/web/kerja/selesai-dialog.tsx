import { formatGram, formatInt, percentText } from '#kit/rules/format.ts';
import { t, tOf } from '#kit/web/base/text.ts';
import { useHotkey } from '#kit/web/base/use-hotkey.ts';
import { WeightInput } from '#kit/web/counter/weight-input.tsx';
import { DialogFrame } from '#kit/web/feedback/dialog-frame.tsx';
import { Button } from '#kit/web/frame/button.tsx';
import { GramInput, RupiahInput } from '#kit/web/input/number-input.tsx';
import { Facts } from '#kit/web/mark/facts.tsx';
import { FormFrame } from '#kit/web/write/form-frame.tsx';
import { EmasRows } from '#areas/service/web/kerja/emas-rows.tsx';
import { FotoSatu } from '#areas/stock/web/foto-satu.tsx';
import { useSelesai, type SelesaiForm } from '#areas/service/web/kerja/use-selesai.ts';
import type { Service } from '#areas/service/web/service-body.tsx';
import css from '#areas/service/web/service.module.css';

/** A job is finished: each piece on the scale, gold back, what was lost seen before it is saved (D-37.3). */
export function SelesaiDialog({ service, onClose }: { service: Service; onClose: () => void }) {
  const form = useSelesai(service, onClose);
  useHotkey('F9', form.save, !form.busy);
  return (
    <DialogFrame
      title={t('Service {no} selesai', { no: service.no_service })}
      width={640}
      onClose={form.busy ? undefined : onClose}
      foot={
        <>
          <Button onClick={onClose} disabled={form.busy}>
            {t('Kembali')}
          </Button>
          <Button look="primary" busy={form.busy} shortcut="F9" onClick={form.save} data-submit>
            {t('Selesai dan cetak')}
          </Button>
        </>
      }
    >
      <FormFrame onSave={form.save} className={css.stack}>
        <Pieces form={form} service={service} />
        {service.status === 'PROSES' && (
          <EmasRows
            label={t('Emas yang kembali dari tukang')}
            rows={form.draft.kembali}
            onRows={(kembali) => form.set({ kembali })}
            said={(at, name) => tOf(form.said[`kembali.${at}.${name}`])}
          />
        )}
        <RupiahInput
          label={t('Upah tukang')}
          name="upah"
          value={form.draft.upah}
          onChange={(upah) => form.set({ upah })}
          error={tOf(form.said.upah)}
        />
        <Outcome form={form} />
      </FormFrame>
    </DialogFrame>
  );
}

/** Each piece: what it weighs now, what went in, what was filed off, what the work costs. */
function Pieces({ form, service }: { form: SelesaiForm; service: Service }) {
  const { draft, said, setPiece } = form;
  return (
    <ul className={css.rows}>
      {service.barang.map((one, at) => {
        const typed = draft.barang[at];
        if (!typed) return null;
        const wrong = (name: string) => tOf(said[`barang.${at}.${name}`]);
        return (
          <li key={one.urut} className={css.row} aria-label={one.nama_barang}>
            <span>
              {one.nama_barang}
              <small>
                {one.deskripsi}, {formatGram(one.berat)} g, {percentText(one.kadar)}
              </small>
            </span>
            <WeightInput
              label={t('Berat Selesai')}
              name={`berat-${one.urut}`}
              placeholder={formatGram(one.berat)}
              autoFocus={at === 0}
              value={typed.berat}
              error={wrong('berat')}
              onChange={(berat) => setPiece(one.urut, { berat })}
            />
            <GramInput
              label={t('Tambah Emas')}
              name={`tambah-${one.urut}`}
              value={typed.tambah_emas}
              error={wrong('tambah_emas') ?? tOf(said.tambah_emas)}
              onChange={(tambah_emas) => setPiece(one.urut, { tambah_emas })}
            />
            <GramInput
              label={t('Kikir')}
              name={`kikir-${one.urut}`}
              value={typed.kikir}
              error={wrong('kikir')}
              onChange={(kikir) => setPiece(one.urut, { kikir })}
            />
            <RupiahInput
              label={t('Ongkos')}
              name={`ongkos-${one.urut}`}
              placeholder={formatInt(one.ongkos)}
              value={typed.ongkos}
              error={wrong('ongkos')}
              onChange={(ongkos) => setPiece(one.urut, { ongkos })}
            />
            <FotoSatu
              nama={one.nama_barang}
              foto={typed.foto}
              wrong={wrong('foto')}
              onFoto={(foto) => setPiece(one.urut, { foto })}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** What the figures come to: what was given, what is lost, whether somebody will be asked. */
function Outcome({ form: { quote, stale, otorisasi, said } }: { form: SelesaiForm }) {
  return (
    <>
      {quote && (
        <div data-stale={stale || undefined}>
          <Facts
            of={{
              ...(quote.berat_diberi > 0 && {
                [t('Emas Diserahkan')]: `${formatGram(quote.berat_diberi)} g`,
              }),
              ...(quote.berat_sendiri > 0 && {
                [t('Emas Tukang')]: `${formatGram(quote.berat_sendiri)} g`,
              }),
              [t('Susut')]:
                `${formatGram(quote.susut)} g (${percentText(quote.susut_persen)}, ` +
                `batas ${percentText(quote.batas_susut)})`,
              [t('Ongkos')]: formatInt(quote.ongkos),
            }}
          />
        </div>
      )}
      {otorisasi.length > 0 && (
        <p className={css.lots}>
          {t('Akan meminta otorisasi: {apa}', {
            apa: otorisasi.map((one) => t(one)).join(', '),
          })}
        </p>
      )}
      {said[''] && (
        <p role="alert" className={css.wrong}>
          {t(said[''])}
        </p>
      )}
    </>
  );
}
