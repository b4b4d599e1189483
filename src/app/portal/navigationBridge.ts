import { type NavigateFunction, useNavigate } from 'react-router-dom';

/** Leads a machine to React Router's navigation, which exists only inside its components. */
export type NavigationBridge = {
  go: (path: string, options: { replace: true; state: unknown }) => void;
  use: () => void;
};

/** @param base what the addresses of its components leave away */
export function createNavigationBridge(base = ''): NavigationBridge {
  let navigate: NavigateFunction | null = null;

  return {
    go: (path, options) => {
      if (navigate) void navigate(path, options);
      // Not there yet: it begins where the address bar is, and finds the state of a place under `usr`.
      else window.history.replaceState({ usr: options.state }, '', base + path);
    },
    use: function useWay() {
      navigate = useNavigate();
    },
  };
}
