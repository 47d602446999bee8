-- One spelling: the register, a space, and the digits without leading zeros. What is no CAC number stays as it was given.
update organizations set company_cac_number = regexp_replace(upper(company_cac_number), cac.pattern, '\1 \2')
from (values ('^(?:CAC[\s./:-]*)?(RC|BN|IT)[\s.:/#-]*(?:NO\.?\s*)?0*([1-9][0-9]{0,8})$')) as cac (pattern)
where upper(company_cac_number) ~ cac.pattern;

update organizations set requested_cac_number = regexp_replace(upper(requested_cac_number), cac.pattern, '\1 \2')
from (values ('^(?:CAC[\s./:-]*)?(RC|BN|IT)[\s.:/#-]*(?:NO\.?\s*)?0*([1-9][0-9]{0,8})$')) as cac (pattern)
where upper(requested_cac_number) ~ cac.pattern;
