import { toast } from '@ziba/shared/ui/overlays/toast';
import { useNavigate } from 'react-router-dom';

interface Created<Input, Row> {
  save: (input: Input) => Promise<Row>;
  /** The list to which the user returns. */
  list: string;
  words: {
    created: string;
    /** The proposed code was taken meanwhile: which one the server has given instead. */
    codeGiven: (code: string) => string;
  };
}

/** Returns how to register something under a generated code: saves it, says so, and returns to the list. */
export function useCreateWithCode<
  Input extends { system_code?: string | null },
  Row extends { system_code: string },
>({ save, list, words }: Created<Input, Row>) {
  const navigate = useNavigate();
  return async (input: Input): Promise<void> => {
    const { system_code } = await save(input);
    toast.success(words.created);
    if (system_code !== input.system_code) toast.info(words.codeGiven(system_code));
    await navigate(list);
  };
}
