import { formatGram, formatInt, percentText } from '#kit/rules/format.ts';
import { t, tOf } from '#kit/web/base/text.ts';
import { WeightInput } from '#kit/web/counter/weight-input.tsx';
import { GramInput, RupiahInput } from '#kit/web/input/number-input.tsx';
import { FinishDialog } from '#areas/service/web/kerja/finish-dialog.tsx';
import { FotoSatu } from '#areas/stock/web/foto-satu.tsx';
import { useSelesai, type SelesaiForm } from '#areas/service/web/kerja/use-selesai.ts';
import type { Service } from '#areas/service/web/service-body.tsx';
import css from '#areas/service/web/service.module.css';

/** A job is finished: each piece on the scale, gold back, what was lost seen before it is saved (D-37.3). */
export function SelesaiDialog({ service, onClose }: { service: Service; onClose: () => void }) {
  const form = useSelesai(service, onClose);
  return (
    <FinishDialog
      form={form}
      title={t('Service {no} selesai', { no: service.no_service })}
      width={640}
      atWork={service.status === 'PROSES'}
      after={({ ongkos }) => ({ [t('Ongkos')]: formatInt(ongkos) })}
      onClose={onClose}
    >
      <Pieces form={form} service={service} />
    </FinishDialog>
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
