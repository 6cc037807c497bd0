import { createContext, useContext, type ComponentType, type ReactElement } from "react";

/** Renders markup that React can hydrate. Only a build has it: elsewhere, an island is a component like any other. */
export const IslandRenderer = createContext<((element: ReactElement) => string) | undefined>(undefined);

interface Props<ComponentProps> {
  readonly component: ComponentType<ComponentProps>;
  readonly props: ComponentProps;
}

/** A component that the script of islands hydrates. Its props become a file, which only visitors who use it download. */
export function Island<ComponentProps extends object>({ component: Component, props }: Props<ComponentProps>) {
  const render = useContext(IslandRenderer);
  const element = <Component {...props} />;
  if (!render) return <div>{element}</div>;
  return <div data-island={JSON.stringify(props)} dangerouslySetInnerHTML={{ __html: render(element) }} />;
}
