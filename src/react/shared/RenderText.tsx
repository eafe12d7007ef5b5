'use client';
import type { ReactNode } from 'react';
import { createContext, useContext } from 'react';

/** Where a text of the server stands. */
export type TextPlace = 'message' | 'header' | 'question' | 'label' | 'description';

/** Draws a text of the server in a host's own way, for instance as Markdown. What it returns is shown as it is. */
export type RenderText = (text: string, place: TextPlace) => ReactNode;

/** How the texts of the server below are drawn; null draws them as plain text. */
export const RenderTextContext = createContext<RenderText | null>(null);

/** A text of the server as the host draws it, else as plain text: no markup, no links. */
export function useRenderText(): RenderText {
  return useContext(RenderTextContext) ?? plain;
}

function plain(text: string): ReactNode {
  return text;
}
