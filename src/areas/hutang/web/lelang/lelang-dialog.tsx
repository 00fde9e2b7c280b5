import { formatGram, formatInt, percentText, formatRupiah } from '#kit/rules/format.ts';
import { zip } from '#kit/rules/lists.ts';
import { sum } from '#kit/rules/quantity.ts';
import { daysBetween, formatHariPanjang } from '#kit/rules/hari.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { useHotkey } from '#kit/web/base/use-hotkey.ts';
import { WeightInput } from '#kit/web/counter/weight-input.tsx';
import { DialogFrame } from '#kit/web/feedback/dialog-frame.tsx';
import { Button } from '#kit/web/frame/button.tsx';
import { PersenInput, RupiahInput } from '#kit/web/input/number-input.tsx';
import { RefInput } from '#kit/web/input/ref-input.tsx';
import { SelectInput } from '#kit/web/input/select-input.tsx';
import { TextInput } from '#kit/web/input/text-input.tsx';
import { Facts } from '#kit/web/mark/facts.tsx';
import { TotalPlate } from '#kit/web/mark/total-plate.tsx';
import { optionsOf, sourceOf } from '#kit/contract/chosen.ts';
import { barangFields } from '#areas/stock/contract/barang.fields.ts';
import { lelangDocument } from '#areas/hutang/contract/lelang/lelang.document.ts';
import { openPeringatan } from '#areas/hutang/web/lelang/buka-peringatan.ts';
import { useSiap } from '#areas/hutang/web/lelang/use-siap.ts';
import { useLelang, type Valued } from '#areas/hutang/web/lelang/use-lelang.ts';
import type { Hutang } from '#areas/hutang/web/hutang-body.tsx';
import { toNextWeight } from '#areas/hutang/web/timbang/use-weighed.ts';
import css from '#areas/hutang/web/hutang.module.css';

const GROUP = sourceOf(barangFields.kode_group);

type Form = ReturnType<typeof useLelang>;

/** The goods of a loan that nobody redeemed: where they go, at which value, what that leaves (D-35.14). */
export function LelangDialog({ hutang, onClose }: { hutang: Hutang; onClose: () => void }) {
  const form = useLelang(hutang, onClose);
  const { tgl_system } = usePerson();
  const { siap, why, needsNotice, mayWarn } = useSiap(hutang);
  const warn = () => void openPeringatan(hutang);
  useHotkey('F8', warn, mayWarn && !form.busy);
  // Where only the notice is missing, the key is the notice's; it stands on the button that it presses.
  useHotkey('F9', siap ? form.save : warn, (siap || needsNotice) && !form.busy);
  return (
    <DialogFrame
      title={t('Lelang {no}', { no: hutang.no_faktur_hutang })}
      width={520}
      onClose={form.busy ? undefined : onClose}
      foot={
        <>
          <Button onClick={onClose} disabled={form.busy}>
            {t('Kembali')}
          </Button>
          {mayWarn && (
            <Button
              look={needsNotice ? 'primary' : 'default'}
              shortcut={needsNotice ? 'F9' : 'F8'}
              disabled={form.busy}
              onClick={warn}
            >
              {t('Catat peringatan')}
            </Button>
          )}
          <Button
            look={needsNotice ? 'default' : 'primary'}
            shortcut={needsNotice ? undefined : 'F9'}
            busy={form.busy}
            disabled={!form.ready || !siap}
            onClick={form.save}
            data-submit
          >
            {t('Lelang barang')}
          </Button>
        </>
      }
    >
      <div className={css.scan}>
        <Facts
          of={{
            [t('Customer')]: hutang.nama_customer,
            [t('Jatuh Tempo')]: t('{tgl}, lewat {hari} hari', {
              tgl: formatHariPanjang(hutang.tgl_jatuh_tempo, t),
              hari: daysBetween(hutang.tgl_jatuh_tempo, tgl_system),
            }),
          }}
        />
        {why && (
          <p role="status" className={css.blocked}>
            {why}
          </p>
        )}
        <Goods form={form} hutang={hutang} />
        <Terms form={form} hutang={hutang} />
        {form.said && (
          <p role="alert" className={css.wrong}>
            {form.said}
          </p>
        )}
        {form.valued && <Outcome of={form.valued} />}
      </div>
    </DialogFrame>
  );
}

/**
 * Each piece weighed again, the ticket's weight in grey; what goes to the warehouse needs the codes of the shop's own
 * goods.
 */
function Goods({ form: { draft, set, saidOfWeight }, hutang }: { form: Form; hutang: Hutang }) {
  const put = (at: number, part: Partial<(typeof draft.barang)[number]>) =>
    set({ barang: draft.barang.map((old, index) => (index === at ? { ...old, ...part } : old)) });
  return (
    <ul className={css.found}>
      {zip(hutang.detail_barang, draft.barang).map(([one, found], at) => (
        <li
          key={one.urut}
          aria-label={one.nama_barang}
          onKeyDown={(event) => toNextWeight(event, draft.barang[at + 1])}
        >
          <span>
            {one.nama_barang}
            <small>
              {formatGram(one.berat)} g, {percentText(one.kadar)}
            </small>
          </span>
          <WeightInput
            label={t('Berat')}
            placeholder={formatGram(one.berat)}
            name={`berat-${one.urut}`}
            autoFocus={at === 0}
            value={found.berat}
            error={saidOfWeight(found)}
            onChange={(berat) => put(at, { berat })}
            width={130}
          />
          {draft.tujuan === 'STOCK' && (
            <RefInput
              label={t('Group')}
              source={GROUP}
              value={found.kode_group}
              onChange={(kode_group) => put(at, { kode_group })}
              width={170}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

function Terms({ form, hutang }: { form: Form; hutang: Hutang }) {
  const { draft, set, valued, saidOfHasil } = form;
  const { tujuan } = draft;
  return (
    <>
      <div className={css.goal}>
        <SelectInput
          label={t('Tujuan')}
          searchable={false}
          options={optionsOf(lelangDocument.row.tujuan)}
          value={tujuan}
          onChange={(next) => set({ tujuan: next === 'LEBUR' ? 'LEBUR' : 'STOCK' })}
        />
        <RupiahInput
          label={t('Hasil Lelang')}
          name="hasil_lelang"
          placeholder={valued && formatInt(valued.nilai_rosok)}
          value={draft.hasil_lelang}
          onChange={(hasil_lelang) => set({ hasil_lelang })}
        />
      </div>
      {tujuan === 'LEBUR' && (
        <div className={css.pair}>
          <WeightInput
            label={t('Berat Hasil')}
            name="berat-hasil"
            placeholder={formatGram(sum(hutang.detail_barang.map((one) => one.berat_bersih)))}
            error={saidOfHasil.berat}
            value={draft.berat}
            onChange={(berat) => set({ berat })}
          />
          <PersenInput
            label={t('Kadar Hasil')}
            name="kadar-hasil"
            error={saidOfHasil.kadar}
            value={draft.kadar}
            onChange={(kadar) => set({ kadar })}
          />
        </div>
      )}
      <TextInput
        label={t('Keterangan')}
        maxLength={300}
        value={draft.keterangan}
        onChange={(text) => set({ keterangan: text || null })}
      />
    </>
  );
}

/** Who gets what of it. */
const Outcome = ({ of }: { of: Valued }) => (
  <>
    <Facts
      of={{
        [t('Nilai rosok hari ini')]: formatRupiah(of.nilai_rosok),
        [t('Hasil Lelang')]: formatRupiah(of.hasil_lelang),
        [t('Pokok')]: formatRupiah(of.jumlah_hutang),
        [t('Bunga {hari} hari', { hari: of.hari_bunga })]: formatRupiah(of.bunga_rp),
        [t('Biaya Lelang')]: formatRupiah(of.biaya),
      }}
    />
    {of.kekurangan > 0 ? (
      <TotalPlate label={t('Kekurangan, ditanggung toko')} rupiah={of.kekurangan} />
    ) : (
      <TotalPlate label={t('Kelebihan, hak customer')} rupiah={of.kelebihan} />
    )}
  </>
);
