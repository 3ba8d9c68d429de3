// Package example tags versions of a project.
package example

import (
	"fmt"
	"net/http"
	"net/url"
	"strings"
)

// Tag creates a tag on the branch main.
func Tag(apiURL, token, project, name string) error {
	form := strings.NewReader(url.Values{"tag_name": {name}, "ref": {"main"}}.Encode())
	address := apiURL + "/projects/" + url.PathEscape(project) + "/repository/tags"
	request, err := http.NewRequest("POST", address, form)
	if err != nil {
		return err
	}
	request.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	request.Header.Set("PRIVATE-TOKEN", token)
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		return err
	}
	defer response.Body.Close()
	if response.StatusCode != http.StatusCreated {
		return fmt.Errorf("tag %s of %s: %s", name, project, response.Status)
	}
	return nil
}
