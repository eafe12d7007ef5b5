'use client';
import { useRef, useState } from 'react';
import { checkFormat } from '../../core/answers/checkFormat.js';
import { useChatFormSettings } from '../shared/ChatFormProvider.js';
import { dataAttributes } from '../shared/dataAttributes.js';
import { useIsClient } from '../shared/useIsClient.js';
import type { DateFormat } from './isoText.js';
import { isoText, ownTime } from './isoText.js';

export interface DatePickerProps {
  readonly format: DateFormat;
  /** The date that stands there; anything else opens the picker at today. */
  readonly value: string;
  /** The picked date in ISO 8601, with the offset of the person's clock where it has a time; empty when cleared. */
  readonly onPick: (iso: string) => void;
  /** The id of what is asked. */
  readonly describedBy?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly busy?: boolean | undefined;
}

/** A button that opens the browser's own picker, or nothing where the browser has none to open. */
export function DatePicker({ format, value, onPick, describedBy, disabled, busy }: DatePickerProps) {
  const { messages } = useChatFormSettings();
  const native = useRef<HTMLInputElement>(null);
  const [isRefused, setIsRefused] = useState(false);
  const hasPicker = useIsClient() && 'showPicker' in HTMLInputElement.prototype;
  if (!hasPicker || isRefused) return null;
  return (
    <>
      <button
        {...dataAttributes('pick', { busy })}
        type="button"
        aria-label={messages.pickDate[format]}
        aria-describedby={describedBy}
        aria-disabled={busy === true ? true : undefined}
        disabled={disabled}
        onClick={({ currentTarget }) => {
          if (busy === true) return;
          try {
            native.current?.showPicker();
          } catch (error) {
            // In a frame of another origin browsers open none, ever.
            if ((error as Partial<DOMException>).name !== 'SecurityError') return;
            currentTarget.parentElement?.querySelector('input')?.focus();
            setIsRefused(true);
          }
        }}
      >
        <svg viewBox="0 0 16 16" width="16" height="16" fill="none" stroke="currentColor" strokeWidth="1.25">
          <rect x="2" y="3" width="12" height="11" rx="2" />
          <path d="M2 6.5h12M5.25 1.5V4M10.75 1.5V4" strokeLinecap="round" />
        </svg>
      </button>
      {/* Never seen, heard or tabbed to: the picker opens from where it stands. */}
      <input
        {...dataAttributes('pick-input')}
        type={format === 'date' ? 'date' : 'datetime-local'}
        form=""
        aria-hidden="true"
        tabIndex={-1}
        value={nativeValue(format, value)}
        onChange={({ currentTarget }) => {
          onPick(isoText(format, currentTarget.value) ?? '');
        }}
        ref={native}
      />
    </>
  );
}

function nativeValue(format: DateFormat, value: string): string {
  if (!checkFormat(format, value)) return '';
  if (format === 'date') return value;
  const own = ownTime(value);
  return own === undefined ? '' : `${own.day}T${own.clock}`;
}
