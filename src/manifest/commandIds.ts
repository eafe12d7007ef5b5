/** What `commandIds` needs of a manifest. */
export interface NamedCommands {
  readonly id: string;
  readonly commands?: readonly { readonly name: string }[] | undefined;
}

/** The names under which a manifest's commands are registered: `plugin.<id>.<name>`, in their order. */
export function commandIds({ id, commands = [] }: NamedCommands): readonly string[] {
  return commands.map(({ name }) => `plugin.${id}.${name}`);
}
