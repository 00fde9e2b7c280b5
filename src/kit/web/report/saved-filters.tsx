import '@mantine/core/styles/Popover.layer.css';
import { Popover } from '@mantine/core';
import { IconBookmark, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { usePref } from '#kit/web/base/use-pref.ts';
import { Button, IconButton } from '#kit/web/frame/button.tsx';
import { TextInput } from '#kit/web/input/text-input.tsx';
import { YesNoInput } from '#kit/web/input/yes-no-input.tsx';
import { keep, unkeep, type AnyReport, type KeptFilter } from '#kit/web/report/filters.ts';
import {
  lastNameOf,
  OPENS_LAST,
  type LastFilter,
  type useReport,
} from '#kit/web/report/use-report.ts';
import { WithMantine } from '#kit/web/theme/with-mantine.tsx';
import css from '#kit/web/report/report.module.css';

type Saved = Readonly<Record<string, KeptFilter>>;
type Props = { report: AnyReport; state: ReturnType<typeof useReport> };

/** Named filters of this person on this computer; one of them may open the report (R1). */
export function SavedFilters({ report, state }: Props) {
  const { user_id, tgl_system } = usePerson();
  const [open, setOpen] = useState(false);
  const [name, setName] = useState('');
  const [saved, setSaved] = usePref<Saved>(`report.saved.${user_id}.${report.endpoint.path}`, {});
  const [last, setLast] = usePref<LastFilter>(lastNameOf(user_id, report), OPENS_LAST);
  const save = () => {
    setSaved({ ...saved, [name.trim()]: keep(report, state.values, tgl_system) });
    setName('');
  };
  const pick = (kept: KeptFilter) => {
    setOpen(false);
    state.go(unkeep(report, kept, tgl_system));
  };
  const drop = (gone: string) =>
    setSaved(Object.fromEntries(Object.entries(saved).filter(([one]) => one !== gone)));
  return (
    <WithMantine>
      <Popover
        opened={open}
        onChange={setOpen}
        position="bottom-end"
        trapFocus
        returnFocus
        withinPortal
      >
        <Popover.Target>
          <Button
            look="quiet"
            slim="phone"
            icon={<IconBookmark size={16} stroke={1.8} aria-hidden />}
            onClick={() => setOpen(!open)}
          >
            {t('Filter tersimpan')}
          </Button>
        </Popover.Target>
        <Popover.Dropdown className={css.saved} aria-label={t('Filter tersimpan')}>
          <ul>
            {Object.entries(saved).map(([one, kept]) => (
              <li key={one}>
                <Button look="quiet" onClick={() => pick(kept)}>
                  {one}
                </Button>
                <IconButton label={`${t('Hapus')} ${one}`} onClick={() => drop(one)}>
                  <IconX size={15} aria-hidden />
                </IconButton>
              </li>
            ))}
          </ul>
          <div className={css.name}>
            <TextInput
              label={t('Simpan filter sekarang sebagai')}
              value={name}
              onChange={(text) => setName(text ?? '')}
              maxLength={40}
            />
            <Button look="primary" disabled={!name.trim()} onClick={save}>
              {t('Simpan')}
            </Button>
          </div>
          <YesNoInput
            label={t('Buka dengan filter terakhir')}
            value={last.on}
            onChange={(on) => setLast({ on: !!on, kept: keep(report, state.values, tgl_system) })}
          />
        </Popover.Dropdown>
      </Popover>
    </WithMantine>
  );
}
